import { z } from 'zod'
import { endpoint } from './endpoint'
import { Inquiry } from './inquiries'
import { Machine } from './machines'
import { Quotation } from './quotations'
import { WorkorderRequest } from './workorder-requests'
import { Workorder, WorkorderStatus } from './workorders'

const byStatus = z.partialRecord(WorkorderStatus, z.int())

export const CustomerDashboard = z.object({
  role: z.literal('customer'),
  activeOrders: z.int(),
  inProgress: z.int(),
  pendingQuotations: z.int(),
  completedProjects: z.int(),
  ordersByStatus: byStatus,
  recentOrders: z.array(Workorder),
  quotationsToReview: z.array(Quotation).describe('What waits for this person, oldest first'),
})

export const SupplierDashboard = z.object({
  role: z.literal('supplier'),
  activeWorkOrders: z.int(),
  inProduction: z.int(),
  pendingQuotations: z.int(),
  idleMachines: z.int(),
  machines: z.int(),
  pendingPayments: z.int(),
  ordersByStatus: byStatus,
  currentWorkOrders: z.array(Workorder),
  machineStatus: z.array(Machine),
  inquiriesOpen: z.int().describe('Open to quoting and not quoted by this supplier'),
  inquiriesToQuote: z.array(Inquiry),
})

export const AdminDashboard = z.object({
  role: z.literal('admin'),
  pendingApprovals: z.object({ suppliers: z.int(), machines: z.int(), processes: z.int(), customers: z.int() }),
  activeWorkOrders: z.int(),
  inProduction: z.int(),
  qualityCheck: z.int(),
  newInquiries: z.int(),
  availableCapacity: z.int(),
  pendingPayments: z.int(),
  /** Bell entries and mails that failed more than once. */
  stuckDeliveries: z.int(),
  ordersByStatus: byStatus,
  recentInquiries: z.array(Inquiry),
  workRequests: z.array(WorkorderRequest),
  quotationsToOrder: z
    .array(Quotation)
    .describe('Accepted quotations that no work order was created from yet, oldest first'),
})

export const Dashboard = z.discriminatedUnion('role', [CustomerDashboard, SupplierDashboard, AdminDashboard])
export type CustomerDashboard = z.infer<typeof CustomerDashboard>
export type SupplierDashboard = z.infer<typeof SupplierDashboard>
export type AdminDashboard = z.infer<typeof AdminDashboard>
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'Counts and short lists of the own dashboard',
    answer: Dashboard,
  }),
}
