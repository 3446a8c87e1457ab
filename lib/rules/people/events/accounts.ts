import type { Role } from '../../../contract/people/account'
import { capital } from '../../../terms/format'
import { memberLabel, type MemberRole } from '../../../terms/member-roles'
import { event } from '../../core/event-row'
import type { MailTopic } from '../../../terms/mail-topics'
import { fieldsIn, listed } from '../../core/phrases'

type OfAccount = { accountId: number; role: Role; companyName: string }
/** The names of the fields that changed, never their values: the log is permanent. */
type Edit = { fields: string[] }
/** Why; the company reads it. */
type Refusal = { note: string }
/** The values that an admin verifies, before and after a change of them. */
type Identity = {
  oldCompanyName: string
  newCompanyName: string
  oldGstNumber: string | null
  newGstNumber: string | null
}

/** A reason within a sentence that goes on after it. */
const because = (note: string) => `: ${/[.!?…]$/.test(note) ? note : `${note}.`}`

const fields = (e: Edit) => fieldsIn(e.fields)
const changed = (name: string, from: string | null, to: string | null) =>
  from === to ? [] : [`the ${name} from ${from ?? 'none'} to ${to ?? 'none'}`]
const identity = (e: Identity) =>
  listed([
    ...changed('company name', e.oldCompanyName, e.newCompanyName),
    ...changed('GST number', e.oldGstNumber, e.newGstNumber),
  ])

/** A person of the company. */
type OfMember = OfAccount & { memberId: number; memberName: string; memberRole: MemberRole }

const factorWords = { totp: 'an authenticator app', passkey: 'a passkey' }

/** What happens to accounts, their people, emails and passwords. */
export const accountEvents = {
  'account.registered': event<OfAccount>({
    name: 'Account registered',
    group: 'accounts',
    sentence: (e) => `Registered ${e.companyName} as a ${e.role}`,
    notify: {
      recipients: () => ['admins'],
      title: 'New account',
      message: (e) => `${e.companyName} registered as a ${e.role} and is waiting for verification`,
      mail: 'accounts',
    },
  }),
  /** By an admin: verified from the start. */
  'account.added': event<OfAccount>({
    name: 'Account added',
    group: 'accounts',
    sentence: (e) => `Added ${e.role} ${e.companyName}`,
  }),
  'account.verified': event<OfAccount>({
    name: 'Account verified',
    group: 'accounts',
    sentence: (e) => `Verified ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Account verified',
      message: (e) =>
        e.role === 'supplier'
          ? 'Your account is verified: you can quote and request work now'
          : 'Your account is verified: your inquiries are with suppliers now',
      mail: 'accounts',
    },
  }),
  /** By the owner of a verified account: an admin checks it again. The only profile values that an event keeps. */
  'account.identityChanged': event<OfAccount & Identity>({
    name: 'Company details changed',
    group: 'accounts',
    sentence: (e) => `Changed ${identity(e)}`,
    notify: {
      recipients: () => ['admins'],
      title: 'Company details changed',
      message: (e) => `${e.oldCompanyName} changed ${identity(e)} and needs to be checked again`,
      mail: 'accounts',
    },
  }),
  'account.rechecked': event<OfAccount>({
    name: 'Account checked again',
    group: 'accounts',
    sentence: (e) => `Checked ${e.role} ${e.companyName} again`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Details checked',
      message: (e) =>
        e.role === 'supplier'
          ? 'Your changed details are checked: you can quote and request work again'
          : 'Your changed details are checked: your inquiries are with suppliers now',
      mail: 'accounts',
    },
  }),
  'account.rejected': event<OfAccount & Refusal>({
    name: 'Account rejected',
    group: 'accounts',
    sentence: (e) => `Rejected ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Account rejected',
      message: (e) => `Your account is rejected${because(e.note)} Save a corrected profile to submit it again`,
      mail: 'accounts',
    },
  }),
  'account.changesRequested': event<OfAccount & Refusal>({
    name: 'Account changes requested',
    group: 'accounts',
    sentence: (e) => `Requested changes from ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Changes needed',
      message: (e) => `Your account needs changes${because(e.note)} Save a corrected profile to submit it again`,
      mail: 'accounts',
    },
  }),
  /** By the owner of an account that was refused. */
  'account.resubmitted': event<OfAccount>({
    name: 'Account submitted again',
    group: 'accounts',
    sentence: (e) => `Submitted the account of ${e.companyName} again`,
    notify: {
      recipients: () => ['admins'],
      title: 'Account submitted again',
      message: (e) => `${e.companyName} corrected its account and is waiting for verification`,
      mail: 'accounts',
    },
  }),
  /** By an admin. */
  'account.suspended': event<OfAccount & Refusal>({
    name: 'Account suspended',
    group: 'accounts',
    sentence: (e) => `Suspended ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId, 'admins'],
      title: 'Account suspended',
      message: (e, role) =>
        role === 'admin'
          ? `${e.companyName} is suspended${because(e.note)}`
          : `Your account is suspended${because(e.note)} Running orders continue`,
    },
  }),
  /** By an admin, whose reason admins alone read. */
  'account.reinstated': event<OfAccount & { note: string | null }>({
    name: 'Account reinstated',
    group: 'accounts',
    sentence: (e) => `Reinstated ${e.role} ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId, 'admins'],
      title: 'Account active again',
      message: (e, role) =>
        role === 'admin' ? `${e.companyName} is no longer suspended` : 'Your account is active again',
    },
  }),
  /** By an admin. */
  'account.sessionsEnded': event<OfAccount & { sessions: number }>({
    name: 'People signed out',
    group: 'accounts',
    sentence: (e) => `Signed out all people of ${e.companyName}`,
  }),
  /** By an admin. */
  'account.edited': event<OfAccount & Edit & { oldEmail?: string; newEmail?: string }>({
    name: 'Supplier edited',
    group: 'accounts',
    sentence: (e) => `Changed ${fields(e)} of ${e.role} ${e.companyName}`,
    seenBy: (e) => [e.accountId],
  }),
  /** By an admin: what a supplier mainly does. */
  'account.categorySet': event<OfAccount & { from: string | null; to: string | null }>({
    name: 'Category set',
    group: 'accounts',
    sentence: (e) =>
      e.to ? `Set the category of ${e.companyName} to ${e.to}` : `Removed the category of ${e.companyName}`,
    seenBy: (e) => [e.accountId],
  }),
  /** By its owner. */
  'account.profileChanged': event<OfAccount & Edit>({
    name: 'Profile changed',
    group: 'accounts',
    sentence: (e) => `Changed ${fields(e)} in the profile of ${e.companyName}`,
  }),
  /** By its own people, or by an admin. Names of fields alone, never a number of a bank. */
  'account.taxProfileChanged': event<OfAccount & Edit & { first: boolean; byAdmin: boolean; notified: boolean }>({
    name: 'Tax profile changed',
    group: 'company',
    sentence: (e) =>
      e.first
        ? `Filled in the tax profile of ${e.companyName}`
        : `Changed ${fields(e)} in the tax profile of ${e.companyName}`,
    notify: {
      recipients: (e) => (e.notified ? [e.accountId, 'admins'] : []),
      title: 'Tax profile changed',
      message: (e, role) =>
        role === 'admin'
          ? `${e.companyName}: ${fields(e)} changed in its tax profile`
          : `${e.byAdmin ? 'An admin' : 'Somebody of your company'} changed ${fields(e)} in your tax profile. Tell us if this is wrong`,
      mail: 'accounts',
    },
    seenBy: (e) => [e.accountId],
  }),
  /** By its owner: a place to deliver to. Never the address: the log is permanent. */
  'account.addressChanged': event<OfAccount & { change: 'added' | 'changed' | 'removed' }>({
    name: 'Address changed',
    group: 'accounts',
    sentence: (e) => `${capital(e.change)} an address of ${e.companyName}`,
  }),
  /** By its owner: it changes when the new mailbox confirms. */
  'account.emailChangeAsked': event<OfAccount & { oldEmail?: string; pendingEmail: string }>({
    name: 'Email change requested',
    group: 'accounts',
    sentence: (e) => `Requested to change the email of ${e.companyName} to ${e.pendingEmail}`,
  }),
  'account.emailChangeCancelled': event<OfAccount & { pendingEmail: string }>({
    name: 'Email change cancelled',
    group: 'accounts',
    sentence: (e) => `Cancelled the change of the email of ${e.companyName} to ${e.pendingEmail}`,
  }),
  /** By the link of a mail to the new mailbox. */
  'account.emailChanged': event<OfAccount & { oldEmail: string; newEmail: string }>({
    name: 'Email changed',
    group: 'accounts',
    sentence: (e) => `Changed the email of ${e.companyName} from ${e.oldEmail} to ${e.newEmail}, confirmed by link`,
  }),
  /** By the link of a mail to the old mailbox: it has its account again. */
  'account.emailReverted': event<OfAccount & { oldEmail: string; newEmail: string }>({
    name: 'Email restored',
    group: 'accounts',
    sentence: (e) => `Took the email of ${e.companyName} back from ${e.oldEmail} to ${e.newEmail}, by link`,
  }),
  /** By the link of a mail: the email of the registration, or one that an admin set. */
  'account.emailProven': event<OfAccount>({
    name: 'Email confirmed',
    group: 'accounts',
    sentence: (e) => `Confirmed the email of ${e.companyName} by link`,
  }),
  /** By an owner, by mail. */
  'account.memberInvited': event<OfMember>({
    name: 'Person invited',
    group: 'accounts',
    sentence: (e) => `Invited ${e.memberName} to ${e.companyName} as ${memberLabel[e.memberRole]}`,
  }),
  /** By the link of the invitation. */
  'account.memberJoined': event<OfMember>({
    name: 'Person joined',
    group: 'accounts',
    sentence: (e) => `${e.memberName} joined ${e.companyName} as ${memberLabel[e.memberRole]}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Invitation accepted',
      message: (e) => `${e.memberName} has joined as ${memberLabel[e.memberRole]}`,
    },
  }),
  'account.memberDeclined': event<OfMember>({
    name: 'Invitation declined',
    group: 'accounts',
    sentence: (e) => `${e.memberName} declined the invitation to ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Invitation declined',
      message: (e) => `${e.memberName} declined the invitation`,
    },
  }),
  /** By an owner: the name, the role or the limit of a person. */
  'account.memberChanged': event<OfMember & { fromRole: MemberRole; toRole: MemberRole; fields: string[] }>({
    name: 'Person changed',
    group: 'accounts',
    sentence: (e) =>
      e.fromRole === e.toRole
        ? `Changed ${fields(e)} of ${e.memberName} of ${e.companyName}`
        : `Changed the role of ${e.memberName} of ${e.companyName} from ${memberLabel[e.fromRole]} to ${memberLabel[e.toRole]}`,
    notify: {
      recipients: (e) => [{ member: e.fromRole === e.toRole ? null : e.memberId }],
      title: 'Your role changed',
      message: (e) => `You are now ${memberLabel[e.toRole]} at ${e.companyName}`,
    },
  }),
  /** By an owner, or by the person itself. */
  'account.memberRemoved': event<OfMember>({
    name: 'Person removed',
    group: 'accounts',
    sentence: (e) => `Removed ${e.memberName} from ${e.companyName}`,
    notify: {
      recipients: (e) => [e.accountId],
      title: 'Person removed',
      message: (e) => `${e.memberName} no longer acts for ${e.companyName}`,
    },
  }),
  'account.mailsChosen': event<OfAccount & { topic: MailTopic; on: boolean }>({
    name: 'Email notifications changed',
    group: 'accounts',
    sentence: (e) => `Turned ${e.on ? 'on' : 'off'} emails about ${e.topic} for ${e.companyName}`,
  }),
  'account.factorAdded': event<OfMember & { factor: 'totp' | 'passkey' }>({
    name: 'Second factor added',
    group: 'passwords',
    sentence: (e) => `Added ${factorWords[e.factor]} for ${e.memberName} of ${e.companyName}`,
  }),
  'account.factorRemoved': event<OfMember & { factor: 'totp' | 'passkey' }>({
    name: 'Second factor removed',
    group: 'passwords',
    sentence: (e) => `Removed ${factorWords[e.factor]} of ${e.memberName} of ${e.companyName}`,
  }),
  /** By an admin, for a person who lost them. */
  'account.factorsReset': event<OfMember>({
    name: 'Second factors reset',
    group: 'passwords',
    sentence: (e) => `Removed all second factors of ${e.memberName} of ${e.companyName}`,
  }),
  'account.recoveryUsed': event<OfMember>({
    name: 'Recovery code used',
    group: 'passwords',
    sentence: (e) => `Used a recovery code of ${e.memberName} of ${e.companyName}`,
  }),
  /** From a browser that isn't known to the person. */
  'account.newDevice': event<OfMember & { device: string }>({
    name: 'Sign-in from a new device',
    group: 'passwords',
    sentence: (e) => `Signed in ${e.memberName} of ${e.companyName} from a new device: ${e.device}`,
  }),
  'account.passwordChanged': event<OfAccount>({
    name: 'Password changed',
    group: 'passwords',
    sentence: (e) => `Changed the password of ${e.companyName}`,
  }),
  'account.passwordLinkSent': event<OfAccount>({
    name: 'Password link requested',
    group: 'passwords',
    sentence: (e) => `Requested a password link for ${e.companyName}`,
  }),
  /** By the link of a mail; `first`: of an invitation. */
  'account.passwordSet': event<OfAccount & { first: boolean }>({
    name: 'Password set by link',
    group: 'passwords',
    sentence: (e) => `Set ${e.first ? 'the first password' : 'a new password'} of ${e.companyName} by link`,
  }),
}
