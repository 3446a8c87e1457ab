-- The unit of a model or a drawing that names none, as its owner says it.
CREATE TYPE "LengthUnit" AS ENUM ('mm', 'inch');

ALTER TABLE "files" ADD COLUMN     "unit" "LengthUnit";

-- STL has no unit: what was measured took millimetres without a word.
UPDATE files SET facts = facts || '{"unitless": true}' WHERE facts IS NOT NULL AND lower(name) LIKE '%.stl';
