import type { AdminDashboard, AdminTasks } from '@/lib/contract/desk/dashboard'
import { displayId } from '@/lib/terms/nouns'
import { actOn, some, taskOf, type Task } from './task'

const approvals = '/admin/approvals?tab='

/** The admin's queues: what is to be verified, approved, looked at, and inquiries that get no answer. */
export const queueTasks = (data: AdminDashboard, tasks: AdminTasks): Task[] => [
  ...taskOf(tasks.suppliers, {
    key: 'suppliers',
    tone: 'decision',
    action: actOn('Review', 'supplier'),
    href: `${approvals}suppliers`,
    one: (name) => `Verify ${name}`,
    many: (n) => `Verify ${n} suppliers`,
  }),
  ...taskOf(tasks.customers, {
    key: 'customers',
    tone: 'decision',
    action: actOn('Review', 'customer'),
    href: `${approvals}customers`,
    one: (name) => `Verify ${name}`,
    many: (n) => `Verify ${n} customers`,
  }),
  ...taskOf(tasks.machines, {
    key: 'machines',
    tone: 'decision',
    action: actOn('Review', 'machine'),
    href: `${approvals}machines`,
    one: (name) => `Approve ${name}`,
    many: (n) => `Approve ${n} machines`,
  }),
  ...taskOf(tasks.processes, {
    key: 'processes',
    tone: 'decision',
    action: actOn('Review', 'process', 'processes'),
    href: `${approvals}processes`,
    one: (name) => `Approve ${name}`,
    many: (n) => `Approve ${n} processes`,
  }),
  ...taskOf(tasks.documents, {
    key: 'documents',
    tone: 'decision',
    action: actOn('Review', 'document'),
    href: `${approvals}documents`,
    one: (number) => `Check document ${number} of a supplier`,
    many: (n) => `Check ${n} documents of suppliers`,
  }),
  ...decisions(data.problemsToDecide),
  ...held(data.heldMessages),
  ...taskOf(tasks.unsorted, {
    key: 'unsorted',
    tone: 'decision',
    action: actOn('See', 'inquiry', 'inquiries'),
    href: '/admin/quotations?inquiries=no-process',
    one: (name) => `Choose a process for ${name}`,
    many: (n) => `Choose a process for ${n} inquiries`,
    facts: ['No supplier is notified until then'],
  }),
  ...taskOf(tasks.unquoted, {
    alone: (id) => ({
      href: `/admin/quotations?inquiry=${id}&invite=1`,
      action: 'Find suppliers',
      id: displayId('inquiry', id),
    }),
    key: 'unquoted',
    tone: 'warning',
    action: actOn('See', 'inquiry', 'inquiries'),
    href: '/admin/quotations?inquiries=no-quotation',
    one: (name) => `Find a supplier for ${name}`,
    many: (n) => `Find suppliers for ${n} inquiries`,
    facts: ['No quotation for 2 days'],
  }),
  ...taskOf(tasks.expiring, {
    key: 'expiring',
    tone: 'warning',
    action: actOn('See', 'quotation'),
    href: '/admin/quotations?expiring=3d',
    one: (name) => `The quotation for ${name} expires soon`,
    many: (n) => `${n} quotations expire within 3 days`,
    facts: ['No answer yet'],
  }),
]

const held = (n: number): Task[] =>
  n
    ? [
        {
          key: 'held',
          tone: 'decision',
          facts: [],
          href: `${approvals}held`,
          count: n,
          title: `Review ${some(n, 'held text')}`,
          action: actOn('Review', 'text')(n),
        },
      ]
    : []

const decisions = (n: number): Task[] =>
  n
    ? [
        {
          key: 'problems',
          tone: 'danger',
          facts: [],
          href: '/admin/problems',
          count: n,
          title: `Decide on ${some(n, 'problem')} with orders`,
          action: actOn('Decide', 'problem')(n),
        },
      ]
    : []
