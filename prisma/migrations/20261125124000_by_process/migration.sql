-- A process by its name is hundreds of rows, one for each supplier: among them nothing is in the order of ids.
DROP INDEX "work_orders_process_id_id_idx";
CREATE INDEX "work_orders_process_id_status_idx" ON "work_orders"("process_id", "status");
DROP INDEX "inquiries_process_id_id_idx";
CREATE INDEX "inquiries_process_id_status_idx" ON "inquiries"("process_id", "status");
-- Open inquiries by process, for suppliers who have it.
CREATE INDEX inquiries_open_by_process ON inquiries (process_id, id) WHERE status IN ('new', 'processing');
