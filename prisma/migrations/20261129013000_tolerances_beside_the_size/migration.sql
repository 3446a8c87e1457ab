-- The limits of a fit with play or press lie both below or both above the nominal size (50 g6 is −0.009 to −0.025).
ALTER TABLE "characteristics" DROP CONSTRAINT "characteristics_tolerance_check";
ALTER TABLE "characteristics" ADD CONSTRAINT "characteristics_tolerance_check" CHECK (plus + minus >= 0);
