-- A file with more pages, objects, segments or scans than are read is held, and its owner reads why.
ALTER TYPE "CopyFault" ADD VALUE 'parts';
