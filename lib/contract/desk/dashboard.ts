import { z } from 'zod'
import { endpoint } from '../core/endpoint'
import { instant, nullable } from '../core/fields'
import { Inquiry } from '../trade/inquiries'
import { Machine, MachineStatus } from '../trade/machines'
import { Payments } from '../money/payments'
import { Quotation } from '../trade/quotations'
import { WorkorderRequest } from '../trade/workorder-requests'
import { Workorder, WorkorderStatus } from '../orders/workorders'

const byStatus = z.partialRecord(WorkorderStatus, z.int())

const change = z.int()
/** Absent for a shop floor, which has neither inquiries nor payments. */
const notForFloor = <T extends z.ZodType>(schema: T) => schema.optional()
/** How much figures have changed since the end of last month in India. */
const changes = <Figures extends z.ZodRawShape>(figures: Figures) =>
  z
    .object({ since: z.string().describe('Last month, YYYY-MM'), ...figures })
    .optional()
    .describe('Change of these counts since the end of last month in India; absent in the month of the registration')

export const CustomerDashboard = z.object({
  role: z.literal('customer'),
  activeOrders: z.int(),
  inProgress: z.int(),
  pendingQuotations: z.int(),
  unreadInquiries: z.int().describe('Only those with messages that your company has not read'),
  completedProjects: z.int(),
  approvalsToDecide: z.int().describe('Quotations for which a colleague asks for your approval'),
  openProblems: z.int().describe('Problems with orders that have not ended'),
  changes: changes({ activeOrders: change, pendingQuotations: change, completedProjects: change }),
  ordersByStatus: byStatus,
  recentOrders: z.array(Workorder),
  quotationsToReview: z
    .array(Quotation)
    .describe("This user's tasks, oldest first: all pending quotations on the inquiries of the oldest ones"),
})

export const SupplierDashboard = z.object({
  role: z.literal('supplier'),
  activeWorkOrders: z.int(),
  inProduction: z.int(),
  pendingQuotations: notForFloor(z.int()),
  openProblems: z.int().describe('Problems with orders that have not ended'),
  idleMachines: z.int(),
  machines: z.int(),
  pendingPayments: notForFloor(z.int()),
  changes: changes({
    activeWorkOrders: change,
    pendingQuotations: change.optional(),
    idleMachines: change,
    pendingPayments: change.optional(),
  }),
  ordersByStatus: byStatus,
  currentWorkOrders: z.array(Workorder),
  machineStatus: z.array(Machine),
  inquiriesOpen: notForFloor(z.int()).describe(
    'Open inquiries that this supplier has not quoted; the lines of a request count as one',
  ),
  inquiriesFitting: notForFloor(z.int()).describe(
    'Open inquiries that this supplier has not quoted and that need one of its approved processes; the lines of a request count as one',
  ),
  inquiriesToQuote: notForFloor(z.array(Inquiry)).describe(
    'The first three: fitting inquiries first, then the newest. One line stands for its request',
  ),
})

export const AdminDashboard = z.object({
  role: z.literal('admin'),
  pendingApprovals: z.object({
    suppliers: z.int(),
    machines: z.int(),
    processes: z.int(),
    documents: z.int(),
    customers: z.int(),
  }),
  heldMessages: z.int().describe("Texts and files on hold for an admin's review"),
  openProblems: z.int().describe('Problems with orders that have not ended'),
  problemsToDecide: z.int().describe('Problems that are undecided'),
  activeWorkOrders: z.int(),
  inProduction: z.int(),
  qualityCheck: z.int(),
  newInquiries: z.int(),
  availableCapacity: z.int(),
  changes: changes({ activeWorkOrders: change, newInquiries: change, availableCapacity: change }),
  pendingPayments: z.int(),
  pendingPayables: z.int().describe('Completed orders of which the supplier is not fully paid'),
  /** Bell entries and mails that failed more than once. */
  stuckDeliveries: z.int(),
  ordersByStatus: byStatus,
  recentInquiries: z.array(Inquiry),
  pendingRequests: z.int().describe('Requests for work that wait'),
  workRequests: z.array(WorkorderRequest).describe('The newest pending requests'),
  quotationsToOrder: z.array(Quotation).describe('Accepted quotations without a work order, oldest first'),
})

export const Dashboard = z.discriminatedUnion('role', [CustomerDashboard, SupplierDashboard, AdminDashboard])
export type CustomerDashboard = z.infer<typeof CustomerDashboard>
export type SupplierDashboard = z.infer<typeof SupplierDashboard>
export type AdminDashboard = z.infer<typeof AdminDashboard>
export type Dashboard = z.infer<typeof Dashboard>

const ownerInitials = nullable.text.optional().describe('The initials of the admin who owns it; for admins')

/** Things of one kind that wait for this person, and the one that has waited longest. */
export const Waiting = z.object({
  count: z.int(),
  first: z
    .object({
      id: z.int(),
      name: z.string(),
      since: instant.describe('Waiting since'),
      ownerInitials,
    })
    .nullable(),
})
export type Waiting = z.infer<typeof Waiting>

/** Orders under way by their due day in India. */
export const DueOrders = z.object({
  late: z.int(),
  today: z.int(),
  tomorrow: z.int(),
  later: z.int().describe('The five days after tomorrow'),
  orders: z.array(Workorder).describe('The orders that are due first'),
})
export type DueOrders = z.infer<typeof DueOrders>

const unread = 'Inquiries with messages that your company has not read'
const messages = 'Orders with messages that your company has not read'
export const CustomerTasks = z.object({
  role: z.literal('customer'),
  issues: Waiting,
  dates: Waiting.describe('Orders whose supplier asks for another due date'),
  approvals: Waiting.describe('Quotations for which a colleague asks for your approval'),
  firstArticles: Waiting.describe('Orders whose first article waits for acceptance'),
  unread: Waiting.describe(unread),
  messages: Waiting.describe(messages),
  due: DueOrders,
})
export const SupplierTasks = z.object({
  role: z.literal('supplier'),
  issues: Waiting,
  problems: Waiting.describe('Completed orders with an undecided problem'),
  late: Waiting,
  toAccept: notForFloor(Waiting).describe('Received and not accepted'),
  dates: notForFloor(Waiting).describe('Orders whose customer asks for another due date'),
  toStart: Waiting.describe('Received and not started; for all but shop floors only accepted ones'),
  undocumented: Waiting.describe('In quality check and lacking a required document'),
  undated: Waiting.describe('In progress without a due date'),
  unread: notForFloor(Waiting).describe(unread),
  messages: notForFloor(Waiting).describe(messages),
  toAnswer: notForFloor(Waiting).describe('Quotations for which the customer asks another price'),
  toConfirm: notForFloor(Waiting).describe('Quotations for an earlier revision of their inquiry'),
  due: DueOrders,
})
export const AdminTasks = z.object({
  role: z.literal('admin'),
  issues: Waiting,
  late: Waiting,
  notAccepted: Waiting.describe('Not accepted by their supplier within two working days'),
  unanswered: Waiting.describe('Orders with a request for another due date that is unanswered after two working days'),
  suppliers: Waiting,
  customers: Waiting,
  machines: Waiting,
  processes: Waiting,
  documents: Waiting,
  toOrder: Waiting.describe('Accepted quotations without a work order'),
  accepted: z
    .array(z.object({ id: z.int(), since: instant, ownerInitials }))
    .describe('The times at which the oldest of these quotations were accepted'),
  unquoted: Waiting.describe('Inquiries open for two days and more without a quotation'),
  unsorted: Waiting.describe('Open inquiries without a process'),
  expiring: Waiting.describe('Unanswered quotations that expire within three days'),
  firstArticles: Waiting.describe('Orders whose first article has waited two working days for an answer'),
  overdue: Waiting.describe('Not fully paid and due for over 60 days'),
  due: DueOrders,
})
export const Tasks = z.discriminatedUnion('role', [CustomerTasks, SupplierTasks, AdminTasks])
export type CustomerTasks = z.infer<typeof CustomerTasks>
export type SupplierTasks = z.infer<typeof SupplierTasks>
export type AdminTasks = z.infer<typeof AdminTasks>
export type Tasks = z.infer<typeof Tasks>

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
  days: z.int().describe('Days (IST), today included, with at least one order in progress'),
  percent: z.int().describe('Percent of the 90 days'),
})
export type MachineUse = z.infer<typeof MachineUse>

export const CustomerTrends = z.object({
  role: z.literal('customer'),
  months: months.describe('Orders created per month: the last twelve months, this month last'),
})

export const SupplierTrends = z.object({
  role: z.literal('supplier'),
  months: z
    .array(MonthFigures.extend({ amount: notForFloor(z.int()) }))
    .describe('Orders completed per month: the last twelve months, this month last'),
  machines: z.int().describe('How many approved machines there are'),
  machineUse: z.array(MachineUse).describe('Approved machines, most used first; at most twelve'),
})

export const AdminTrends = z.object({
  role: z.literal('admin'),
  months: months.describe('Orders created per month: the last twelve months, this month last'),
  openPaise: Payments.shape.openPaise,
  invoicedOpenPaise: Payments.shape.invoicedOpenPaise,
  notInvoicedPaise: Payments.shape.notInvoicedPaise,
  byHand: Payments.shape.byHand,
  outstandingByAge: Payments.shape.outstandingByAge,
  machines: z.record(MachineStatus, z.int()).describe('Approved machines by status'),
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
    summary: "Counts and short lists of the user's dashboard",
    answer: Dashboard,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/api/dashboard/tasks',
    summary: "This user's tasks, and what is due this week",
    note: 'Each kind with its count and its longest-waiting item.',
    answer: Tasks,
  }),
  trends: endpoint({
    method: 'GET',
    path: '/api/dashboard/trends',
    summary: "Twelve months of the user's orders, and machine use",
    note: 'Customers: what they ordered. Suppliers: what they completed, and the use of their machines. Admins: all orders, what is owed for how long, and what the machines do.',
    answer: Trends,
  }),
}
