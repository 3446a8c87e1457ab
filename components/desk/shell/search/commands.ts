import {
  BadgeCheck,
  Bell,
  BookOpen,
  Building2,
  CirclePlus,
  ClipboardPlus,
  Download,
  FileCheck2,
  FilePlus2,
  FileText,
  Gauge,
  Hand,
  IndianRupee,
  Inbox,
  KeyRound,
  Keyboard,
  LogOut,
  MessageSquareWarning,
  MonitorSmartphone,
  PackageSearch,
  TriangleAlert,
  UserCheck,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import type { Role } from '@/lib/contract/people/account'
import { may, type Act } from '@/lib/rules/core/permissions'
import type { ShellViewer } from '../shell-props'
import { navigation } from '../navigation'
import { schemes } from '../schemes'

/** What can be started or gone to from the search. */
export type Command = {
  group: 'Actions' | 'Go to' | 'Settings'
  label: string
  /** What else people call it. */
  words?: string
  Icon: LucideIcon
  /** Where it leads, or what it does. */
  href?: string
  run?: () => void
  /** Offered to who may do this. */
  act?: Act
  /** It is the present choice of several. */
  chosen?: boolean
}
type Item = Omit<Command, 'group'>

const actions: Record<Role, Item[]> = {
  customer: [
    {
      label: 'Submit Inquiry',
      words: 'new rfq request quote part drawing upload enquiry',
      Icon: FilePlus2,
      href: '/customer/inquiries',
      act: 'inquiry.submit',
    },
    {
      label: 'Review pending quotations',
      words: 'offers prices compare accept reject decide',
      Icon: FileText,
      href: '/customer/quotations?tab=pending',
    },
    {
      label: 'Follow active orders',
      words: 'track progress production status',
      Icon: PackageSearch,
      href: '/customer/orders?tab=active',
    },
    {
      label: 'See orders with issues',
      words: 'problems late trouble',
      Icon: TriangleAlert,
      href: '/customer/orders?tab=issues',
    },
  ],
  supplier: [
    {
      label: 'Quote an inquiry',
      words: 'new quotation offer price rfq bid requests',
      Icon: FileText,
      href: '/supplier/quotations',
      act: 'quotation.create',
    },
    {
      label: 'Confirm quotations',
      words: 'revision reconfirm changed drawing again',
      Icon: FileCheck2,
      href: '/supplier/quotations?unconfirmed=true',
      act: 'quotation.reconfirm',
    },
    {
      label: 'Request Work Order',
      words: 'ask for work job idle capacity',
      Icon: Hand,
      href: '/supplier/workorders?request=true',
      act: 'workorderrequest.create',
    },
    {
      label: 'Add Machine',
      words: 'new vmc cnc lathe equipment register',
      Icon: CirclePlus,
      href: '/supplier/machines?new=1',
      act: 'machine.add',
    },
    {
      label: 'Add Process',
      words: 'new capability skill service milling turning',
      Icon: CirclePlus,
      href: '/supplier/processes?new=1',
      act: 'process.add',
    },
    {
      label: 'See idle machines',
      words: 'free capacity status running maintenance',
      Icon: Gauge,
      href: '/supplier/machines?tab=idle',
    },
  ],
  admin: [
    {
      label: 'Review approvals',
      words: 'approve reject verify pending queue',
      Icon: BadgeCheck,
      href: '/admin/approvals',
    },
    {
      label: 'Review held texts',
      words: 'messages contact details phone release withhold moderate',
      Icon: MessageSquareWarning,
      href: '/admin/approvals?tab=held',
      act: 'message.moderate',
    },
    {
      label: 'Review new inquiries',
      words: 'rfq enquiry requests customers quote',
      Icon: Inbox,
      href: '/admin/quotations?inquiries=new',
    },
    {
      label: 'Create Work Order',
      words: 'new job assign wo order',
      Icon: ClipboardPlus,
      href: '/admin/workorders?new=1',
      act: 'workorder.create',
    },
    {
      label: 'Add New Supplier',
      words: 'invite create company vendor',
      Icon: Building2,
      href: '/admin/suppliers?new=1',
      act: 'account.createSupplier',
    },
    {
      label: 'Verify customers',
      words: 'pending accounts approve',
      Icon: UserCheck,
      href: '/admin/customers?tab=pending',
      act: 'account.verify',
    },
    {
      label: 'Record a payment',
      words: 'paid outstanding receivables open due',
      Icon: IndianRupee,
      href: '/admin/payments?payment=open',
      act: 'workorder.setPayment',
    },
    {
      label: 'Export payments',
      words: 'csv download excel ledger tally',
      Icon: Download,
      run: () => void exportPayments(),
      act: 'payment.export',
    },
  ],
}

const exportPayments = async () => (await import('@/lib/client/export-list')).exportList('payments', {})

/** Other words for the screens, by the last part of their address. */
const screenWords: Record<string, string> = {
  dashboard: 'home start overview',
  inquiries: 'rfq enquiry request submit',
  rfqs: 'rfq request parts list bom excel many drawings',
  parts: 'part numbers again repeat reorder last price',
  'my-inquiries': 'my inquiries rfq enquiry requests submitted',
  quotations: 'quotes offers prices inquiries rfq',
  orders: 'ord jobs active production tracking',
  history: 'completed past old orders',
  profile: 'account company gst address settings my profile',
  machines: 'equipment vmc cnc capacity',
  workorders: 'wo jobs orders production requests',
  processes: 'capabilities skills services',
  customers: 'buyers companies clients accounts',
  suppliers: 'vendors companies shops makers accounts',
  payments: 'money paid outstanding receivables ledger',
  approvals: 'approve verify pending machines processes suppliers',
  audit: 'history events who did changes',
}

type Own = {
  viewer: ShellViewer
  mode: string | undefined
  setMode: (mode: (typeof schemes)[number]['mode']) => void
  keysOn: boolean
  turnKeys: (on: boolean) => void
  onLogout: () => unknown
}

/** All that this person can start from here: actions, screens, settings, in the order in which they stand. */
export function commandsFor({ viewer, ...own }: Own): Command[] {
  const as = (group: Command['group'], items: Item[]) => items.map((item): Command => ({ group, ...item }))
  return [
    ...as('Actions', actions[viewer.role]),
    ...as('Go to', screensOf(viewer.role)),
    ...as('Settings', settings(viewer.role, own)),
  ].filter(({ act }) => !act || may(act, viewer))
}

const screensOf = (role: Role): Item[] => {
  const menu = navigation[role].map((item) => ({ ...item, words: screenWords[item.href.split('/')[2]!] }))
  const profile = `/${role}/profile`
  const bell = {
    href: `/${role}/notifications`,
    label: 'Notifications',
    Icon: Bell,
    words: 'unread messages bell news',
  }
  if (menu.some(({ href }) => href === profile)) return [...menu, bell]
  return [...menu, bell, { href: profile, label: 'My Profile', Icon: UserRound, words: screenWords.profile }]
}

const settings = (role: Role, { mode, setMode, keysOn, turnKeys, onLogout }: Omit<Own, 'viewer'>): Item[] => [
  ...schemes.map(({ mode: to, label, Icon }) => ({
    label: `Colours: ${label}`,
    words: 'theme scheme mode appearance switch colors night',
    Icon,
    run: () => setMode(to),
    chosen: mode === to,
  })),
  {
    label: 'My devices',
    words: 'sessions phone laptop browsers where security',
    Icon: MonitorSmartphone,
    href: `/${role}/profile?tab=security`,
  },
  {
    label: 'Change password',
    words: 'security new secret',
    Icon: KeyRound,
    href: `/${role}/profile?tab=security`,
  },
  {
    label: 'Email notifications',
    words: 'email mails notifications unsubscribe topics',
    Icon: Bell,
    href: `/${role}/profile`,
  },
  {
    label: `Turn single-key shortcuts ${keysOn ? 'off' : 'on'}`,
    words: 'keyboard slash / keys',
    Icon: Keyboard,
    run: () => turnKeys(!keysOn),
  },
  { label: 'API', words: 'docs documentation rest openapi developers integration', Icon: BookOpen, href: '/docs' },
  { label: 'Logout', words: 'sign out log off leave exit', Icon: LogOut, run: () => void onLogout() },
]
