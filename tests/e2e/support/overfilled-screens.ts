import { navigation } from '@/components/desk/shell/navigation'
import type { Role } from '@/lib/terms/roles'
import type { Overfilled } from './overfilled'

/** One of each kind that an address can name, and a word that finds little. */
export type Named = Pick<Overfilled, 'ids' | 'only'>

/** The screens in the menu of a role, as addresses below it. */
const inMenu = (role: Role) => navigation[role].map(({ href }) => href.replace(`/${role}/`, ''))

/**
 * Every screen of a role with its drawers and dialogs, as addresses. Those in the menu are there by themselves. Each list is there once
 * in full; under a drawer or a dialog, where nobody reads it, it is narrowed to what one word finds.
 */
export const screensOf = ({ ids, only }: Named) => {
  const [one, found] = [`q=${only}`, `q=${only}&find=${only}`]
  return {
    customer: [
      ...inMenu('customer'),
      `my-inquiries?id=${ids.inquiry}&find=${only}`,
      `inquiries?revise=${ids.inquiry}`,
      `quotations?id=${ids.quotation}&${one}`,
      `quotations?compare=${ids.inquiry}&${one}`,
      `quotations?compare=${ids.inquiry}&n=7&w=6,3&gst=1&${one}`,
      `orders?id=${ids.order}&${one}`,
      `orders?id=${ids.measured}&report=${ids.final}&${one}`,
      `shipments?id=${ids.delivery}`,
      `shipments?id=${ids.delivery}&act=count`,
      `payments?invoice=${ids.invoice}&${one}`,
      `payments?receipt=${ids.receipt}&${one}`,
      'profile?tab=tax',
      'profile?tab=security',
      'profile?tab=people',
      'notifications',
    ],
    supplier: [
      ...inMenu('supplier'),
      `machines?id=${ids.machine}&do=status`,
      'machines?new=1',
      `workorders?id=${ids.order}&${one}`,
      `workorders?id=${ids.order}&lot=new&${one}`,
      `workorders?id=${ids.measured}&report=${ids.draft}&${one}`,
      `workorders?id=${ids.measured}&report=${ids.draft}&characteristic=new&${one}`,
      `workorders?id=${ids.measured}&report=${ids.draft}&import=1&${one}`,
      `workorders?id=${ids.measured}&report=${ids.draft}&plan=1&${one}`,
      `workorders?id=${ids.measured}&measure=first_article&${one}`,
      `workorders?id=${ids.order}&certify=1&${one}`,
      `workorders?id=${ids.order}&update=${ids.order}&${one}`,
      `workorders?request=true&machineId=${ids.machine}&${one}`,
      `quotations?id=${ids.quotation}&${found}`,
      `quotations?id=${ids.quotation}&revise=1&${found}`,
      `quotations?inquiry=${ids.inquiry}&${found}`,
      `quotations?inquiry=${ids.open}&quote=1&${found}`,
      `floor?id=${ids.order}`,
      'floor?scan=1',
      'shipments?pack=new',
      'shipments?tab=planned',
      `shipments?id=${ids.shipment}`,
      `shipments?id=${ids.shipment}&act=edit`,
      'processes?new=1',
      'profile?tab=documents',
      'profile?tab=tax',
      'profile?tab=security',
      'profile?tab=people',
      'notifications',
    ],
    admin: [
      `quotations?inquiry=${ids.open}&invite=1&${found}`,
      ...inMenu('admin'),
      `shipments?id=${ids.shipment}`,
      `shipments?tab=leaving&id=${ids.delivery}`,
      'shipments?tab=atHub',
      'shipments?pack=new',
      'dashboard?capacity=1',
      `dashboard?request=${ids.request}`,
      `customers?id=${ids.customer}&${one}`,
      `suppliers/${ids.supplier}`,
      `suppliers/${ids.supplier}?tab=details`,
      `suppliers/${ids.supplier}?tab=tax`,
      'company?tab=tax',
      'company?tab=bank',
      'company?tab=rates',
      'company?tab=nda',
      `workorders/${ids.order}/invoice`,
      `workorders/${ids.order}/invoice?terms=1`,
      `workorders?id=${ids.order}&require=1&${one}`,
      `workorders?id=${ids.order}&waive=packing_photo&${one}`,
      `workorders?id=${ids.order}&${one}`,
      `workorders?new=1&${one}`,
      `workorders?request=${ids.request}&${one}`,
      `quotations?id=${ids.quotation}&${found}`,
      `quotations?inquiry=${ids.inquiry}&${found}`,
      `payments?id=${ids.order}&${one}`,
      'payments?tab=to-invoice',
      'payments?tab=receivables',
      'payments?tab=claims',
      `payments?receipt=${ids.receipt}&tab=claims&${one}`,
      'payments?tab=returns',
      `audit?actor=${ids.supplier}`,
      `audit?id=${ids.entry}&${one}`,
      'approvals?tab=machines',
      'approvals?tab=processes',
      'approvals?tab=customers',
      'approvals?tab=held',
      'approvals?tab=documents',
      'profile',
      'profile?tab=security',
      'profile?tab=people',
      'notifications',
    ],
  }
}
