import { z } from 'zod'
import { emailAddress, givenPassword, newPassword, optionalText, requiredText, TEXT_MAX } from '../core/fields'

export const Credentials = z.object({
  username: requiredText('Username is required'),
  password: givenPassword('Password is required'),
})

export const Registration = z
  .object({
    username: requiredText('Username is required')
      .optional()
      .describe('Optional: the username is always the email, whatever a client sends'),
    role: z.enum(['supplier', 'customer'], { error: 'Choose supplier or customer' }),
    companyName: requiredText('Company name is required'),
    contactName: requiredText('Contact name is required'),
    email: emailAddress(),
    phone: optionalText(40),
    address: optionalText(1000),
    gstNumber: optionalText(40),
    mainProcessCategory: optionalText(),
    password: newPassword('Password must be at least 6 characters long'),
    confirmPassword: z.string().nullish(),
  })
  .refine((r) => r.confirmPassword == null || r.confirmPassword === r.password, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })

/** The form of an act that asks for the password once more. */
export const PasswordConfirmation = z.object({ currentPassword: givenPassword('Current password is required') })

/** The profile of a customer. In a PATCH a missing key keeps its value. */
export const CustomerProfile = z.object({
  companyName: requiredText('Company name is required').optional(),
  contactName: requiredText('Contact name is required').optional(),
  email: emailAddress().optional(),
  currentPassword: z
    .string({ error: 'Current password is required' })
    .max(1000, 'At most 1,000 characters')
    .optional()
    .describe('Required when `email` changes'),
  phone: optionalText(40),
  address: optionalText(1000),
  gstNumber: optionalText(40),
})

/** The profile of a supplier: address and GST number must be there. */
export const SupplierProfile = CustomerProfile.extend({
  address: requiredText('Address is required', 1000).optional(),
  gstNumber: requiredText('GST number is required', 40).optional(),
  mainProcessCategory: optionalText(),
})

/** The profile of any account, as the call takes it. */
export const Profile = CustomerProfile.extend({ mainProcessCategory: optionalText() })

export const PasswordChange = z
  .object({
    currentPassword: givenPassword('Current password is required'),
    newPassword: newPassword('New password must be at least 6 characters'),
    confirmPassword: z.string({ error: 'Confirm password is required' }).min(6, 'Confirm password is required'),
  })
  .refine((p) => p.newPassword === p.confirmPassword, { path: ['confirmPassword'], message: 'Passwords do not match' })

/** Sets a password by the link of a mail. */
export const PasswordReset = z
  .object({
    token: requiredText('The link is incomplete', 200),
    newPassword: newPassword('New password must be at least 6 characters'),
    confirmPassword: z.string({ error: 'Confirm password is required' }).min(6, 'Confirm password is required'),
  })
  .refine((p) => p.newPassword === p.confirmPassword, { path: ['confirmPassword'], message: 'Passwords do not match' })

/** Why a company is suspended. */
export const Suspension = z.object({
  reason: requiredText('Give a reason of at least 10 characters; the company sees it', 1000, 10),
})

/** Why a suspension is lifted; admins read it in the audit log. */
export const Reinstatement = z.object({ reason: optionalText(1000) })

/** Confirms an email by the link of a mail, or takes it back. */
export const EmailConfirmation = z.object({ token: requiredText('The link is incomplete', 200) })

export const ForgottenPassword = z.object({ email: emailAddress() })

/** Why an admin rejects an account, or what must change. */
export const AccountRefusal = z.object({ reason: requiredText('Give a reason; the company will see it', TEXT_MAX) })

/** The same, with what the admin chose. */
export const AccountDecision = AccountRefusal.extend({ decision: z.enum(['changes', 'rejected'], 'Choose one') })

/** What admins edit of a supplier. */
export const SupplierEdit = z.object({
  companyName: requiredText('Company name must be at least 2 characters', 200, 2).optional(),
  contactName: requiredText('Contact person name must be at least 2 characters', 200, 2).optional(),
  email: emailAddress('Invalid email address').optional(),
  phone: requiredText('Phone number must be at least 6 characters', 40, 6).optional(),
  address: requiredText('Address must be at least 5 characters', 1000, 5).optional(),
  gstNumber: optionalText(40),
  mainProcessCategory: optionalText(),
  notes: optionalText(TEXT_MAX),
})

/** The form that names a supplier's category when none of the list fits. */
export const OwnCategory = z.object({ mainProcessCategory: requiredText('Category is required') })

/** The form by which an admin adds a supplier. */
export const SupplierCreation = SupplierEdit.extend({
  companyName: SupplierEdit.shape.companyName.unwrap(),
  contactName: SupplierEdit.shape.contactName.unwrap(),
  email: SupplierEdit.shape.email.unwrap(),
  phone: SupplierEdit.shape.phone.unwrap(),
  address: SupplierEdit.shape.address.unwrap(),
})
