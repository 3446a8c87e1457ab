-- Lines of requests that are not decided yet, and those that were cancelled: few beside the archive.
CREATE INDEX inquiries_undecided_lines ON inquiries (rfq_id)
  WHERE rfq_id IS NOT NULL AND status IN ('new', 'processing', 'quoted');
CREATE INDEX inquiries_cancelled_lines ON inquiries (rfq_id) WHERE rfq_id IS NOT NULL AND cancelled;
