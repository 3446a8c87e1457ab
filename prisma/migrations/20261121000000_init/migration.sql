-- CreateEnum
CREATE TYPE "Role" AS ENUM ('customer', 'supplier', 'admin');

-- CreateEnum
CREATE TYPE "ApprovalStatus" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "MachineStatus" AS ENUM ('idle', 'running', 'maintenance');

-- CreateEnum
CREATE TYPE "InquiryStatus" AS ENUM ('new', 'processing', 'quoted', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "QuotationStatus" AS ENUM ('pending', 'sent', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "WorkOrderStatus" AS ENUM ('pending', 'started', 'in_progress', 'quality_check', 'completed', 'issues');

-- CreateEnum
CREATE TYPE "PaymentStatus" AS ENUM ('pending', 'partial', 'complete');

-- CreateEnum
CREATE TYPE "WorkOrderRequestStatus" AS ENUM ('pending', 'assigned', 'rejected');

-- CreateEnum
CREATE TYPE "FilePurpose" AS ENUM ('inquiry', 'workorder');

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "username" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "Role" NOT NULL DEFAULT 'customer',
    "company_name" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "phone" TEXT,
    "address" TEXT,
    "gst_number" TEXT,
    "main_process_category" TEXT,
    "verified" BOOLEAN NOT NULL DEFAULT false,
    "notes" TEXT,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "processes" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT,
    "supplier_id" INTEGER NOT NULL,
    "status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "rejection_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "processes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "machines" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "serial_number" TEXT,
    "specifications" JSONB,
    "supplier_id" INTEGER NOT NULL,
    "process_id" INTEGER,
    "status" "MachineStatus" NOT NULL DEFAULT 'idle',
    "approval_status" "ApprovalStatus" NOT NULL DEFAULT 'pending',
    "rejection_reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "machines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inquiries" (
    "id" SERIAL NOT NULL,
    "project_name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "quantity" INTEGER NOT NULL,
    "material" TEXT,
    "target_date" TIMESTAMPTZ(3),
    "special_requirements" TEXT,
    "customer_id" INTEGER NOT NULL,
    "process_id" INTEGER,
    "status" "InquiryStatus" NOT NULL DEFAULT 'new',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "quotations" (
    "id" SERIAL NOT NULL,
    "inquiry_id" INTEGER NOT NULL,
    "supplier_id" INTEGER,
    "admin_id" INTEGER,
    "price" INTEGER NOT NULL,
    "details" TEXT,
    "valid_until" TIMESTAMPTZ(3),
    "status" "QuotationStatus" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "quotations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_orders" (
    "id" SERIAL NOT NULL,
    "quotation_id" INTEGER,
    "inquiry_id" INTEGER,
    "supplier_id" INTEGER NOT NULL,
    "machine_id" INTEGER,
    "admin_id" INTEGER,
    "status" "WorkOrderStatus" NOT NULL DEFAULT 'pending',
    "start_date" TIMESTAMPTZ(3),
    "due_date" TIMESTAMPTZ(3),
    "completed_date" TIMESTAMPTZ(3),
    "notes" TEXT,
    "payment_status" "PaymentStatus" NOT NULL DEFAULT 'pending',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_order_requests" (
    "id" SERIAL NOT NULL,
    "supplier_id" INTEGER NOT NULL,
    "machine_id" INTEGER NOT NULL,
    "process_id" INTEGER NOT NULL,
    "notes" TEXT,
    "status" "WorkOrderRequestStatus" NOT NULL DEFAULT 'pending',
    "rejection_reason" TEXT,
    "work_order_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_order_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" SERIAL NOT NULL,
    "owner_id" INTEGER NOT NULL,
    "purpose" "FilePurpose" NOT NULL,
    "name" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "last_modified" TIMESTAMPTZ(3),
    "storage_key" TEXT,
    "sha256" TEXT,
    "inquiry_id" INTEGER,
    "work_order_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "from_status" TEXT,
    "to_status" TEXT,
    "note" TEXT,
    "actor_id" INTEGER,
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "event_id" INTEGER,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "entity_type" TEXT NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "fingerprint" TEXT NOT NULL,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_role_id_idx" ON "users"("role", "id");

-- CreateIndex
CREATE INDEX "processes_supplier_id_id_idx" ON "processes"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "processes_status_id_idx" ON "processes"("status", "id");

-- CreateIndex
CREATE INDEX "machines_supplier_id_id_idx" ON "machines"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "machines_approval_status_id_idx" ON "machines"("approval_status", "id");

-- CreateIndex
CREATE INDEX "machines_status_approval_status_idx" ON "machines"("status", "approval_status");

-- CreateIndex
CREATE INDEX "machines_process_id_idx" ON "machines"("process_id");

-- CreateIndex
CREATE INDEX "inquiries_customer_id_id_idx" ON "inquiries"("customer_id", "id");

-- CreateIndex
CREATE INDEX "inquiries_status_id_idx" ON "inquiries"("status", "id");

-- CreateIndex
CREATE INDEX "inquiries_process_id_idx" ON "inquiries"("process_id");

-- CreateIndex
CREATE INDEX "quotations_supplier_id_id_idx" ON "quotations"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "quotations_supplier_id_status_id_idx" ON "quotations"("supplier_id", "status", "id");

-- CreateIndex
CREATE INDEX "quotations_inquiry_id_id_idx" ON "quotations"("inquiry_id", "id");

-- CreateIndex
CREATE INDEX "quotations_status_id_idx" ON "quotations"("status", "id");

-- CreateIndex
CREATE INDEX "quotations_admin_id_idx" ON "quotations"("admin_id");

-- CreateIndex
CREATE INDEX "work_orders_supplier_id_id_idx" ON "work_orders"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "work_orders_supplier_id_status_id_idx" ON "work_orders"("supplier_id", "status", "id");

-- CreateIndex
CREATE INDEX "work_orders_inquiry_id_id_idx" ON "work_orders"("inquiry_id", "id");

-- CreateIndex
CREATE INDEX "work_orders_status_id_idx" ON "work_orders"("status", "id");

-- CreateIndex
CREATE INDEX "work_orders_payment_status_id_idx" ON "work_orders"("payment_status", "id");

-- CreateIndex
CREATE INDEX "work_orders_quotation_id_idx" ON "work_orders"("quotation_id");

-- CreateIndex
CREATE INDEX "work_orders_machine_id_status_idx" ON "work_orders"("machine_id", "status");

-- CreateIndex
CREATE INDEX "work_orders_admin_id_idx" ON "work_orders"("admin_id");

-- CreateIndex
CREATE INDEX "work_order_requests_supplier_id_id_idx" ON "work_order_requests"("supplier_id", "id");

-- CreateIndex
CREATE INDEX "work_order_requests_status_id_idx" ON "work_order_requests"("status", "id");

-- CreateIndex
CREATE INDEX "work_order_requests_machine_id_idx" ON "work_order_requests"("machine_id");

-- CreateIndex
CREATE INDEX "work_order_requests_process_id_idx" ON "work_order_requests"("process_id");

-- CreateIndex
CREATE INDEX "work_order_requests_work_order_id_idx" ON "work_order_requests"("work_order_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_storage_key_key" ON "files"("storage_key");

-- CreateIndex
CREATE INDEX "files_owner_id_idx" ON "files"("owner_id");

-- CreateIndex
CREATE UNIQUE INDEX "files_inquiry_id_name_key" ON "files"("inquiry_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "files_work_order_id_name_key" ON "files"("work_order_id", "name");

-- CreateIndex
CREATE INDEX "events_entity_type_entity_id_id_idx" ON "events"("entity_type", "entity_id", "id");

-- CreateIndex
CREATE INDEX "events_actor_id_id_idx" ON "events"("actor_id", "id");

-- CreateIndex
CREATE INDEX "notifications_user_id_id_idx" ON "notifications"("user_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "notifications_event_id_user_id_key" ON "notifications"("event_id", "user_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- AddForeignKey
ALTER TABLE "processes" ADD CONSTRAINT "processes_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "machines" ADD CONSTRAINT "machines_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "machines" ADD CONSTRAINT "machines_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "processes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_customer_id_fkey" FOREIGN KEY ("customer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "processes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "quotations" ADD CONSTRAINT "quotations_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_quotation_id_fkey" FOREIGN KEY ("quotation_id") REFERENCES "quotations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_machine_id_fkey" FOREIGN KEY ("machine_id") REFERENCES "machines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_orders" ADD CONSTRAINT "work_orders_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order_requests" ADD CONSTRAINT "work_order_requests_supplier_id_fkey" FOREIGN KEY ("supplier_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order_requests" ADD CONSTRAINT "work_order_requests_machine_id_fkey" FOREIGN KEY ("machine_id") REFERENCES "machines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order_requests" ADD CONSTRAINT "work_order_requests_process_id_fkey" FOREIGN KEY ("process_id") REFERENCES "processes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_order_requests" ADD CONSTRAINT "work_order_requests_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_work_order_id_fkey" FOREIGN KEY ("work_order_id") REFERENCES "work_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "events" ADD CONSTRAINT "events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "events"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
