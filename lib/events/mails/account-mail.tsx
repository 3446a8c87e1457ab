import { Text } from '@react-email/text'
import type { AccountMail } from '../../contract/account-mails'
import { Sheet } from './Sheet'
import { style } from './style'

type Written = { subject: string; lines: string[]; button?: { label: string; href: string }; foot: string }

/** The texts of each account mail. */
export function wordsOf(letter: AccountMail): Written {
  if (letter.name === 'reset')
    return {
      subject: 'Set a new password for Jobwork',
      lines: [
        'Somebody, you we hope, asked for a new password for your Jobwork account. Set it within an hour; the link works once.',
      ],
      button: { label: 'Set a new password', href: letter.link },
      foot: "If it wasn't you, do nothing: your password stays as it is.",
    }
  if (letter.name === 'prove-email')
    return {
      subject: 'Confirm your e-mail for Jobwork',
      lines: [
        'Somebody, you we hope, uses this e-mail for a Jobwork account. Confirm it within a day; the link works once.',
      ],
      button: { label: 'Confirm this e-mail', href: letter.link },
      foot: "If it wasn't you, do nothing: the e-mail stays unconfirmed.",
    }
  if (letter.name === 'confirm-email')
    return {
      subject: 'Confirm your new e-mail for Jobwork',
      lines: [
        'Somebody, you we hope, wants to use this e-mail for a Jobwork account. Confirm it within a day; the link works once. Until then the account keeps its old e-mail.',
      ],
      button: { label: 'Confirm this e-mail', href: letter.link },
      foot: "If it wasn't you, do nothing: no account will use this e-mail.",
    }
  if (letter.name === 'invitation')
    return {
      subject: `${letter.companyName} is invited to Jobwork`,
      lines: [
        `Jobwork has opened a verified supplier account for ${letter.companyName}. Set your password within a week and sign in; the link works once.`,
        'You then add your processes and machines, and quote on inquiries.',
      ],
      button: { label: 'Set your password', href: letter.link },
      foot: 'If you do not know Jobwork, you can ignore this mail.',
    }
  if (letter.name === 'email-change-asked')
    return {
      subject: 'Somebody asked to change the e-mail of your Jobwork account',
      lines: [
        'Somebody, you we hope, asked to change the e-mail of your Jobwork account. It changes when the new mailbox confirms; until then this one counts.',
      ],
      button: { label: 'It was not me: set a new password', href: letter.link },
      foot: 'A new password cancels the change and signs every device out. If it was you, there is nothing to do.',
    }
  if (letter.name === 'email-is-new')
    return {
      subject: 'This is the e-mail of your Jobwork account now',
      lines: ['The e-mail of your Jobwork account was changed to this one. You sign in with it from now on.'],
      button: { label: 'Open Jobwork', href: letter.link },
      foot: 'There is nothing to do.',
    }
  if (letter.name === 'email-changed')
    return {
      subject: 'The e-mail of your Jobwork account was changed',
      lines: [
        'The Jobwork account that had this e-mail address has another one from now on: this one opens it no more.',
      ],
      button: { label: 'It was not me: write to us', href: letter.link },
      foot: 'If it was you, there is nothing to do.',
    }
  return {
    subject: 'Your Jobwork password was changed',
    lines: ['The password of your Jobwork account was changed just now, and every session of the account was ended.'],
    button: { label: 'It was not me: set a new password', href: letter.link },
    foot: 'If it was you, there is nothing to do.',
  }
}

/** A mail about the account itself; it can't be switched off. Only an invitation names its reader: an admin typed that name. */
export const AccountMailBody = ({ contactName, words }: { contactName?: string; words: Written }) => (
  <Sheet preview={words.lines[0]!} button={words.button} foot={words.foot}>
    <Text style={style.text}>{contactName ? `Hello ${contactName},` : 'Hello,'}</Text>
    {words.lines.map((line) => (
      <Text key={line} style={style.text}>
        {line}
      </Text>
    ))}
  </Sheet>
)
