import { z } from 'zod'
import {
  Credentials,
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  PasswordReset,
  Profile,
  Registration,
  SupplierCreation,
  SupplierEdit,
} from './account-forms'
import { endpoint, idParam, listEndpoint } from './core/endpoint'
import { instant, nullable, plain } from './core/fields'
import { PROCESS_CATEGORIES } from './process-categories'

export const Role = z.enum(['customer', 'supplier', 'admin'])
export type Role = z.infer<typeof Role>

export const Account = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  pendingEmail: nullable.text.describe('The e-mail that the account has asked for, until its mailbox confirms it'),
  emailProven: z.boolean().describe('Whether a link that was mailed to the e-mail was followed'),
  role: Role,
  companyName: z.string(),
  contactName: z.string(),
  phone: nullable.text,
  address: nullable.text,
  gstNumber: nullable.text,
  mainProcessCategory: nullable.text,
  verified: z.boolean(),
  recheck: z
    .boolean()
    .describe(
      'Verified, but its company name or GST number changed since: until an admin checks it again it can begin nothing new',
    ),
  createdAt: instant,
})
export type Account = z.infer<typeof Account>

/** A supplier as admins see it. */
export const Supplier = Account.extend({ notes: nullable.text.optional() })
export type Supplier = z.infer<typeof Supplier>

const accountFilters = { status: z.enum(['verified', 'pending']).optional() }

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Open a customer or supplier account',
    note: 'Signs the new account in. It is pending until an admin verifies it; admins can not register. A letter carries a link that proves the mailbox; until then mails that the account causes or gets hold no text that somebody typed.',
    access: 'public',
    body: Registration,
    answer: Account,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in',
    note: 'Sets the session cookie. An unknown user and a wrong password are answered alike.',
    access: 'public',
    body: Credentials,
    answer: Account,
    refuses: ['unauthenticated', 'rate_limited'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'Sign out',
    access: 'public',
    note: 'Ends the session in this browser; also without one.',
  }),
  me: endpoint({ method: 'GET', path: '/api/user', summary: 'The signed-in account', answer: Account }),
  changeProfile: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}',
    summary: 'Change the own profile',
    note: 'Fields that are left out keep their value. Another e-mail stands in `pendingEmail` until the link of a letter to it is followed, and the old one counts until then; the old one again takes the change back. Another e-mail needs `currentPassword`: missing or wrong is an issue on it.',
    params: idParam,
    body: Profile,
    answer: Account,
    refuses: ['conflict', 'rate_limited'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email/confirm',
    summary: 'Confirm an e-mail by the link of a mail',
    note: 'The e-mail of a registration is proven. A new e-mail takes the place of the old one: e-mail and username change now; sessions go on, links for a password end. A used, unknown or expired token is refused with `validation`, an e-mail that another account has by now with `conflict`.',
    access: 'public',
    body: EmailConfirmation,
    refuses: ['conflict'],
  }),
  sendEmailProof: endpoint({
    method: 'POST',
    path: '/api/email/proof',
    summary: 'Mail the link again that proves the own e-mail',
    note: 'One that is proven already is refused with `conflict`.',
    refuses: ['conflict', 'rate_limited'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    summary: 'Change the own password; ends every session of the account',
    note: 'A wrong current password is an issue on `currentPassword`.',
    body: PasswordChange,
    refuses: ['rate_limited'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/password/forgot',
    summary: 'Ask for a mail with a link to set a new password',
    note: 'The answer is the same whether the account is known or not. The link works once, for an hour.',
    access: 'public',
    body: ForgottenPassword,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Set a password by the link of a mail; ends every session of the account',
    note: 'A used, unknown or expired token is refused with `validation`.',
    access: 'public',
    body: PasswordReset,
  }),
  createSupplier: endpoint({
    method: 'POST',
    path: '/api/suppliers',
    summary: 'Add a verified supplier and invite it by mail',
    note: 'The mail carries a link with which the supplier sets its password.',
    body: SupplierCreation,
    answer: Supplier,
    status: 201,
    refuses: ['conflict'],
  }),
  verify: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}/verify',
    summary: 'Verify a customer or supplier',
    note: 'Releases what was held: the inquiries of a customer go out to suppliers. An account whose details changed since (`recheck`) is checked by it. Nothing to check: `conflict`.',
    params: idParam,
    answer: Account,
    refuses: ['conflict'],
  }),
  customers: listEndpoint('/api/customers', 'Customers', Account, accountFilters),
  suppliers: listEndpoint('/api/suppliers', 'Suppliers', Supplier, {
    ...accountFilters,
    category: plain(z.string().max(200)).optional(),
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/suppliers/{id}',
    summary: 'One supplier',
    note: 'A supplier sees itself.',
    params: idParam,
    answer: Supplier,
  }),
  editSupplier: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/{id}',
    summary: 'Edit a supplier',
    note: 'Fields that are left out keep their value.',
    params: idParam,
    body: SupplierEdit,
    answer: Supplier,
    refuses: ['conflict'],
  }),
  verifySupplier: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/{id}/verify',
    summary: 'Verify a supplier',
    params: idParam,
    answer: Supplier,
    refuses: ['conflict'],
  }),
  setCategory: endpoint({
    method: 'PATCH',
    path: '/api/suppliers/{id}/process-category',
    summary: "Set a supplier's main process category",
    params: idParam,
    body: z.object({
      mainProcessCategory: z.enum(PROCESS_CATEGORIES, { error: 'Choose a category of the list' }).nullable(),
    }),
    answer: Supplier,
  }),
}
