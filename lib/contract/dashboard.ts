import { z } from 'zod'
import { endpoint } from './core/endpoint'
import { Inquiry } from './inquiries'
import { Machine, MachineStatus } from './machines'
import { Payments } from './payments'
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
  heldMessages: z.int().describe('Texts and files that wait for an admin before the other side reads them'),
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

/** The orders of a month of India's calendar, and their amounts in INR; an order without an amount counts as an order. */
export const MonthFigures = z.object({
  month: z.string().regex(/^\d{4}-\d\d$/, 'A month as YYYY-MM'),
  orders: z.int(),
  amount: z.int(),
})
export type MonthFigures = z.infer<typeof MonthFigures>
const months = z.array(MonthFigures)

/** On how many of the last 90 days an order was in work on a machine. */
export const MachineUse = z.object({
  id: z.int(),
  name: z.string(),
  model: z.string(),
  days: z.int().describe('Days of the calendar in India, today included, on which at least one order was in work'),
  percent: z.int().describe('Of the 90 days'),
})
export type MachineUse = z.infer<typeof MachineUse>

export const CustomerTrends = z.object({
  role: z.literal('customer'),
  months: months.describe('Orders by the month of their creation, the last twelve months, the present one last'),
})

export const SupplierTrends = z.object({
  role: z.literal('supplier'),
  months: months.describe('Orders by the month of their completion, the last twelve months, the present one last'),
  machines: z.int().describe('How many approved machines there are'),
  machineUse: z.array(MachineUse).describe('The approved machines, the most used first, at most twelve'),
})

export const AdminTrends = z.object({
  role: z.literal('admin'),
  months: months.describe('Orders by the month of their creation, the last twelve months, the present one last'),
  outstandingByAge: Payments.shape.outstandingByAge.describe('What is not fully paid, by days since completion'),
  machines: z.record(MachineStatus, z.int()).describe('Approved machines by what they do now'),
})

export const Trends = z.discriminatedUnion('role', [CustomerTrends, SupplierTrends, AdminTrends])
export type Trends = z.infer<typeof Trends>
export type CustomerTrends = z.infer<typeof CustomerTrends>
export type SupplierTrends = z.infer<typeof SupplierTrends>
export type AdminTrends = z.infer<typeof AdminTrends>

export const dashboard = {
  get: endpoint({
    method: 'GET',
    path: '/api/dashboard',
    summary: 'Counts and short lists of the own dashboard',
    answer: Dashboard,
  }),
  trends: endpoint({
    method: 'GET',
    path: '/api/dashboard/trends',
    summary: 'Twelve months of the own orders, and how machines are used',
    note: 'Customers: what they ordered. Suppliers: what they completed, and the use of their machines. Admins: all orders, what is owed for how long, and what the machines do.',
    answer: Trends,
  }),
}
