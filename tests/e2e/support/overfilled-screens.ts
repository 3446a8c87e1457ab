import type { Overfilled } from './overfilled'

/** One of each kind that an address can name, and a word that finds little. */
export type Named = Pick<Overfilled, 'ids' | 'only'>

/** Every screen of a role with its drawers and dialogs, as addresses. */
export const screensOf = ({ ids, only }: Named) => ({
  customer: [
    ...[
      'dashboard',
      'inquiries',
      `inquiries?id=${ids.inquiry}`,
      `inquiries?revise=${ids.inquiry}`,
      'quotations',
      `quotations?id=${ids.quotation}`,
    ],
    ...[
      `quotations?compare=${ids.inquiry}`,
      `quotations?compare=${ids.inquiry}&n=7&w=6,3&gst=1`,
      'orders',
      `orders?id=${ids.order}`,
      `orders?id=${ids.measured}&report=${ids.final}`,
      'orders?tab=issues',
      `orders?q=${only}`,
    ],
    ...['payments', `payments?invoice=${ids.invoice}`, `payments?receipt=${ids.receipt}`],
    ...['history', 'profile', 'profile?tab=tax', 'profile?tab=security', 'profile?tab=people', 'notifications'],
  ],
  supplier: [
    ...[
      'dashboard',
      'machines',
      `machines?id=${ids.machine}&do=status`,
      'machines?new=1',
      'workorders',
      `workorders?id=${ids.order}`,
      `workorders?id=${ids.order}&lot=new`,
      ...[`&report=${ids.draft}`, `&report=${ids.draft}&characteristic=new`, `&report=${ids.draft}&import=1`].map(
        (opened) => `workorders?id=${ids.measured}${opened}`,
      ),
      `workorders?id=${ids.measured}&report=${ids.draft}&plan=1`,
      `workorders?id=${ids.measured}&measure=first_article`,
      `workorders?id=${ids.order}&certify=1`,
      'workorders?tab=completed',
    ],
    ...[
      `workorders?id=${ids.order}&update=${ids.order}`,
      `workorders?request=true&machineId=${ids.machine}`,
      'quotations',
    ],
    ...[
      `quotations?id=${ids.quotation}`,
      `quotations?id=${ids.quotation}&revise=1`,
      `quotations?inquiry=${ids.inquiry}`,
      `quotations?inquiry=${ids.open}&quote=1`,
    ],
    ...['floor', `floor?id=${ids.order}`, 'floor?scan=1'],
    ...[
      'processes',
      'processes?new=1',
      'profile',
      'profile?tab=tax',
      'profile?tab=security',
      'profile?tab=people',
      'notifications',
    ],
  ],
  admin: [
    ...[
      'dashboard',
      'dashboard?capacity=1',
      `dashboard?request=${ids.request}`,
      'customers',
      `customers?id=${ids.customer}`,
      'suppliers',
      'suppliers?tab=suspended',
      `suppliers/${ids.supplier}`,
      `suppliers/${ids.supplier}?tab=details`,
      `suppliers/${ids.supplier}?tab=tax`,
      ...['company', 'company?tab=tax', 'company?tab=bank', 'company?tab=rates'],
      'workorders',
    ],
    ...[`workorders?id=${ids.order}&require=1`, `workorders?id=${ids.order}&waive=packing_photo`],
    ...[`workorders?id=${ids.order}`, 'workorders?new=1', `workorders?request=${ids.request}`, 'quotations'],
    ...[`quotations?id=${ids.quotation}`, `quotations?inquiry=${ids.inquiry}`, 'payments', `payments?id=${ids.order}`],
    ...[
      'payments?tab=receivables',
      'payments?tab=claims',
      `payments?receipt=${ids.receipt}&tab=claims`,
      'payments?tab=returns',
    ],
    ...[`audit?actor=${ids.supplier}`, `audit?id=${ids.entry}`],
    ...[
      'approvals',
      'approvals?tab=machines',
      'approvals?tab=processes',
      'approvals?tab=customers',
      'approvals?tab=held',
      'profile',
      'profile?tab=security',
      'profile?tab=people',
      'notifications',
    ],
  ],
})
