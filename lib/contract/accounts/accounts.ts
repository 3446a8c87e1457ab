import { z } from 'zod'
import {
  AccountRefusal,
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
import { Account, AccountState, Colleague, Customer, Me, Supplier } from './account'
import { SupplierRecord } from './supplier-record'
import { endpoint, idParam, listEndpoint } from '../core/endpoint'
import { schemasOf } from '../core/filter'
import { accountFilters, supplierFilters } from '../../rules/filters/accounts'
import { plain } from '../core/fields'
import { OTHER_CATEGORY, PROCESS_CATEGORIES } from '../process-categories'

const byStatus = {
  status: AccountState.optional().describe(
    'As `state`, which wins; but `pending` and `verified` include accounts to re-check, as they always have',
  ),
}

const decision = {
  params: idParam,
  body: AccountRefusal,
  answer: Account,
  refuses: ['conflict' as const],
}

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    summary: 'Open a customer or supplier account',
    note: "Signs the new account in. It is pending until an admin verifies it; admins can't register. An email with a link confirms the address; until then emails to this account, or about it, contain no typed text.",
    access: 'public',
    body: Registration,
    answer: Me,
    status: 201,
    refuses: ['conflict', 'rate_limited'],
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in',
    note: 'Sets the session cookie. An unknown user and a wrong password get the same answer.',
    access: 'public',
    body: Credentials,
    answer: Me,
    refuses: ['unauthenticated', 'rate_limited'],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'Sign out',
    access: 'public',
    note: 'Ends the session of this browser; without one it does nothing.',
  }),
  me: endpoint({ method: 'GET', path: '/api/user', summary: 'The signed-in account', answer: Me }),
  changeProfile: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}',
    summary: 'Change your profile',
    note: 'Fields that are left out keep their value. A rejected account, or one to change, is submitted again by it. A new email waits in `pendingEmail` until its link is opened; until then the old one counts. Sending the old one cancels the change. A new email needs `currentPassword`: missing or wrong is an issue on it.',
    params: idParam,
    body: Profile,
    answer: Me,
    refuses: ['conflict', 'rate_limited'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/email/confirm',
    summary: 'Confirm an email with the link sent to it',
    note: 'Confirms the email of a registration, or replaces the old email: email and username change at once, sessions stay, password links expire. A used, unknown or expired token is refused with `validation`, an email that another account uses by now with `conflict`.',
    access: 'public',
    body: EmailConfirmation,
    refuses: ['conflict'],
  }),
  sendEmailProof: endpoint({
    method: 'POST',
    path: '/api/email/proof',
    summary: 'Send the confirmation email again',
    note: 'An email that is already confirmed is refused with `conflict`.',
    refuses: ['conflict', 'rate_limited'],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/user/password',
    summary: 'Change your password; ends all your sessions',
    note: 'A wrong current password is an issue on `currentPassword`.',
    body: PasswordChange,
    refuses: ['rate_limited'],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/password/forgot',
    summary: 'Request a password reset link',
    note: 'The answer is the same for known and unknown accounts. The link works once, for an hour.',
    access: 'public',
    body: ForgottenPassword,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/password/reset',
    summary: 'Set a password with the link from an email; ends all sessions of the account',
    note: 'A used, unknown or expired token is refused with `validation`.',
    access: 'public',
    body: PasswordReset,
  }),
  createSupplier: endpoint({
    method: 'POST',
    path: '/api/suppliers',
    summary: 'Add a verified supplier and invite it by email',
    note: 'The email has a link for setting the password.',
    body: SupplierCreation,
    answer: Supplier,
    status: 201,
    refuses: ['conflict'],
  }),
  verify: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}/verify',
    summary: 'Verify a customer or supplier',
    note: 'Releases the held inquiries of a customer to suppliers. For an account whose details changed since (`recheck`) it confirms them. Nothing to verify: `conflict`.',
    params: idParam,
    answer: Account,
    refuses: ['conflict'],
  }),
  reject: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}/reject',
    summary: 'Reject a customer or supplier that waits for verification',
    note: 'The person reads the reason, can still sign in, and can correct the profile, which submits the account again. Nothing waits: `conflict`.',
    ...decision,
  }),
  requestChanges: endpoint({
    method: 'PATCH',
    path: '/api/users/{id}/changes',
    summary: 'Ask a customer or supplier that waits for verification for changes',
    note: 'The person reads the reason; changing the profile submits the account again. Nothing waits: `conflict`.',
    ...decision,
  }),
  admins: endpoint({
    method: 'GET',
    path: '/api/admins',
    summary: 'The admins, by name',
    note: 'To give a case to, and to mention in a note.',
    answer: z.array(Colleague),
  }),
  customers: listEndpoint('/api/customers', 'Customers', Customer, { ...byStatus, ...schemasOf(accountFilters) }),
  customer: endpoint({
    method: 'GET',
    path: '/api/customers/{id}',
    summary: 'One customer',
    params: idParam,
    answer: Customer,
  }),
  suppliers: listEndpoint('/api/suppliers', 'Suppliers', Supplier, {
    ...byStatus,
    ...schemasOf(supplierFilters),
    category: plain(z.string().max(200)).optional(),
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/suppliers/categories',
    summary: 'The process categories that at least one supplier has',
    note: `In the order of the list; \`${OTHER_CATEGORY}\` for those in own words.`,
    answer: z.array(z.string()),
  }),
  supplier: endpoint({
    method: 'GET',
    path: '/api/suppliers/{id}',
    summary: 'One supplier',
    note: 'Suppliers can read their own record.',
    params: idParam,
    answer: Supplier,
  }),
  record: endpoint({
    method: 'GET',
    path: '/api/suppliers/{id}/record',
    summary: "A supplier's record: machines, processes, orders, on-time deliveries",
    params: idParam,
    answer: SupplierRecord,
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
      mainProcessCategory: z.enum(PROCESS_CATEGORIES, { error: 'Choose a category from the list' }).nullable(),
    }),
    answer: Supplier,
  }),
}
