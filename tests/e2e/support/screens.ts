import type { Locator, Page } from '@playwright/test'
import { navigation as menus } from '@/components/desk/shell/navigation'
import type { Role } from '@/lib/terms/roles'

export { expect, test } from './fixtures'

export const wide = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/** Label and address of each entry in the menu of a role, in order. */
const menuOf = (role: Role) => menus[role].map(({ label, href }): [string, string] => [label, href])

/** The demo people and their menus. */
export const demo = [
  {
    role: 'customer',
    contact: 'Meera Deshpande',
    called: 'Customer',
    initials: 'GF',
    menu: menuOf('customer'),
  },
  {
    role: 'supplier',
    contact: 'Rohan Jadhav',
    called: 'Supplier',
    initials: 'IP',
    menu: menuOf('supplier'),
  },
  {
    role: 'admin',
    contact: 'Nandini Rao',
    called: 'Admin',
    initials: 'JO',
    menu: menuOf('admin'),
  },
] as const

/** The menu beside or over the screen. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The heads of a table, in order. */
export const heads = async (table: Locator) => (await table.getByRole('columnheader').allInnerTexts()).map(trimmed)

const trimmed = (text: string) => text.trim()
