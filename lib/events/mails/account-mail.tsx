import { Text } from '@react-email/text'
import type { AccountMail } from '../../contract/people/account-mails'
import { dateTime } from '../../terms/format'
import { Sheet } from './Sheet'
import { style } from './style'

type Written = {
  subject: string
  lines: string[]
  button?: { label: string; href: string }
  foot: string
  footLink?: { label: string; href: string }
}

/** The texts of each account mail. */
export function wordsOf(letter: AccountMail): Written {
  if (letter.name === 'reset')
    return {
      subject: 'Reset your Jobwork password',
      lines: [
        'We received a request to reset the password of your Jobwork account. The link works once, for one hour.',
      ],
      button: { label: 'Reset password', href: letter.link },
      foot: 'If this wasn’t you, ignore this email. Your password stays the same.',
    }
  if (letter.name === 'prove-email')
    return {
      subject: 'Confirm your email for Jobwork',
      lines: ['Please confirm that this email is yours. The link works once, for 24 hours.'],
      button: { label: 'Confirm email', href: letter.link },
      foot: 'If this wasn’t you, ignore this email. The address stays unconfirmed.',
    }
  if (letter.name === 'confirm-email')
    return {
      subject: 'Confirm your new email for Jobwork',
      lines: [
        'Please confirm that you want to use this email for your Jobwork account. The link works once, for 24 hours. Until then the account keeps its old email.',
      ],
      button: { label: 'Confirm email', href: letter.link },
      foot: 'If this wasn’t you, ignore this email. No account will use this address.',
    }
  if (letter.name === 'invitation')
    return {
      subject: `${letter.companyName} has a Jobwork account`,
      lines: [
        `We have opened a verified supplier account for ${letter.companyName}. Set your password to sign in. The link works once, for 7 days.`,
        'Then add your processes and machines, and start quoting.',
      ],
      button: { label: 'Set password', href: letter.link },
      foot: 'If you weren’t expecting this, ignore this email.',
    }
  if (letter.name === 'member-invitation')
    return {
      subject: letter.companyName ? `${letter.companyName} invites you to Jobwork` : 'You are invited to Jobwork',
      lines: [
        `You are invited to act for ${letter.companyName ?? 'your company'} on Jobwork, the marketplace for contract manufacturing. Set your password to sign in. The link works once, for 7 days.`,
      ],
      button: { label: 'Set password', href: letter.link },
      foot: 'If you weren’t expecting this, ignore this email or decline the invitation:',
      footLink: { label: 'Decline', href: letter.declineLink },
    }
  if (letter.name === 'role-changed')
    return {
      subject: 'Your role on Jobwork was changed',
      lines: [
        'An owner of your company has changed what you may do on Jobwork. Sign in to see your role in your profile.',
      ],
      button: { label: 'Open Jobwork', href: letter.link },
      foot: 'If this is a mistake, ask an owner of your company.',
    }
  if (letter.name === 'member-removed')
    return {
      subject: 'You no longer act for your company on Jobwork',
      lines: ['You were removed from your company’s account. All your devices were signed out.'],
      button: { label: 'A mistake? Contact us', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'suspended')
    return {
      subject: 'Your company’s Jobwork account is suspended',
      lines: [
        'We have suspended your company’s account and signed everybody out. Sign in to see the reason. You can still look at everything, and running orders continue.',
      ],
      button: { label: 'Open Jobwork', href: letter.link },
      foot: `Call us at ${letter.phone} to sort it out.`,
    }
  if (letter.name === 'reinstated')
    return {
      subject: 'Your company’s Jobwork account is active again',
      lines: ['We have lifted the suspension of your company’s account. Everything works as before.'],
      button: { label: 'Open Jobwork', href: letter.link },
      foot: 'No action is needed.',
    }
  if (letter.name === 'signed-out')
    return {
      subject: 'You were signed out of Jobwork',
      lines: [
        'We have signed out everybody of your company on all devices. Sign in again, with a new password if somebody else may know yours.',
      ],
      button: { label: 'Reset password', href: letter.link },
      foot: `Questions? Call us at ${letter.phone}.`,
    }
  if (letter.name === 'factor-added')
    return {
      subject: 'A second factor was added to your Jobwork account',
      lines: ['From now on signing in takes your password and this second factor, or a passkey alone.'],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'factor-removed')
    return {
      subject: 'A second factor was removed from your Jobwork account',
      lines: ['An authenticator app or a passkey no longer protects your sign-in.'],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'factor-reset')
    return {
      subject: 'Your second factors were removed',
      lines: [
        'An admin has removed all second factors of your Jobwork account and signed you out. Sign in with your password, and add a new one under Security.',
      ],
      button: { label: 'Sign in', href: letter.link },
      foot: 'If you didn’t ask for this, call us at once.',
    }
  if (letter.name === 'recovery-used')
    return {
      subject: 'A recovery code was used for your Jobwork account',
      lines: ['Somebody signed in, or confirmed a change, with one of your recovery codes. That code no longer works.'],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this was you, no action is needed. You can make new codes under Security.',
    }
  if (letter.name === 'recovery-renewed')
    return {
      subject: 'Your Jobwork recovery codes are new',
      lines: ['Ten new recovery codes were made for your Jobwork account. The old ones no longer work.'],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this was you, keep the new codes and throw the old ones away.',
    }
  if (letter.name === 'bank-changed')
    return {
      subject: 'A bank account was changed on Jobwork',
      lines: [
        'A bank account for payments was entered or changed with your Jobwork sign-in. Look at it under your company’s tax details.',
      ],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this wasn’t you, call us at once as well. If it was, no action is needed.',
    }
  if (letter.name === 'gstin-changed')
    return {
      subject: 'A GST number was changed on Jobwork',
      lines: ['The GST number of your company was changed on Jobwork. Invoices show the new one from now on.'],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If nobody of your company did this, call us at once as well.',
    }
  if (letter.name === 'people-changed')
    return {
      subject: 'Somebody can act for your company on Jobwork',
      lines: [
        'With your Jobwork sign-in a person was invited to your company, or got another role. Look at who acts for it under People.',
      ],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'email-change-asked')
    return {
      subject: 'Email change requested for your Jobwork account',
      lines: [
        'We received a request to change the email of your Jobwork account. It changes once the new address is confirmed. Until then you sign in with this one.',
      ],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'A new password cancels the change and signs out all devices. If this was you, no action is needed.',
    }
  if (letter.name === 'email-is-new')
    return {
      subject: 'Your Jobwork email is confirmed',
      lines: ['Your Jobwork account now uses this email. Sign in with it from now on.'],
      button: { label: 'Open Jobwork', href: letter.link },
      foot: 'No action is needed.',
    }
  if (letter.name === 'revert-email')
    return {
      subject: 'Your Jobwork email was changed',
      lines: [
        'Your Jobwork account now uses another email. You can no longer sign in with this one.',
        'If this wasn’t you, restore this email within 72 hours. We then sign out all devices, and you set a new password.',
      ],
      button: { label: 'Not me: restore my email', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'email-reverted')
    return {
      subject: 'Your Jobwork account no longer uses this email',
      lines: [
        'The account uses its previous email again, by a link that we sent there. All devices were signed out. You can no longer sign in with this email.',
      ],
      button: { label: 'A mistake? Contact us', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  if (letter.name === 'new-device')
    return {
      subject: 'New sign-in to your Jobwork account',
      lines: [
        `Your Jobwork account was used to sign in from a new device: ${letter.device}, on ${dateTime(letter.at)} IST.`,
      ],
      button: { label: 'Not you? Reset password', href: letter.link },
      foot: 'A new password signs out all devices. If this was you, no action is needed.',
    }
  if (letter.name === 'email-changed')
    return {
      subject: 'Your Jobwork email was changed',
      lines: ['Your Jobwork account now uses another email. You can no longer sign in with this one.'],
      button: { label: 'Not you? Contact us', href: letter.link },
      foot: 'If this was you, no action is needed.',
    }
  return {
    subject: 'Your Jobwork password was changed',
    lines: ['The password of your Jobwork account was just changed. All devices were signed out.'],
    button: { label: 'Not you? Reset password', href: letter.link },
    foot: 'If this was you, no action is needed.',
  }
}

/** A mail about the account itself; it can't be switched off. Only an invitation names its reader: an admin typed that name. */
export const AccountMailBody = ({ contactName, words }: { contactName?: string; words: Written }) => (
  <Sheet
    preview={words.lines[0]!}
    button={words.button}
    foot={
      <>
        {words.foot}
        {words.footLink && (
          <>
            {' '}
            <a href={words.footLink.href} className="muted">
              {words.footLink.label}
            </a>
          </>
        )}
      </>
    }
  >
    <Text className="ink" style={style.text}>
      {contactName ? `Hello ${contactName},` : 'Hello,'}
    </Text>
    {words.lines.map((line) => (
      <Text key={line} className="ink" style={style.text}>
        {line}
      </Text>
    ))}
  </Sheet>
)
