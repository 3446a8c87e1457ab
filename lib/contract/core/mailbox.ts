/** Letters of any script, figures, hyphens and stops; nothing that an address of the web could take for more. */
const DOMAIN = /^(?:[\p{L}\p{M}\p{N}.。-]|\u200C|\u200D)+$/u

/**
 * An email address in the one form that is stored and compared: in small letters, its domain as the mail servers know
 * it, so ravi@उदाहरण.भारत and ravi@xn--p1b6ci4b4b3a.xn--h2brj9c are the same. What is no domain stays as it is.
 */
export function oneMailbox(text: string): string {
  const typed = text.normalize('NFC').trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  const domain = typed.slice(at + 1)
  const isAscii = /^\p{ASCII}*$/u.test(domain)
  return at < 0 || isAscii || !DOMAIN.test(domain) ? typed : `${typed.slice(0, at)}@${asciiOf(domain)}`
}

function asciiOf(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** Whether the part before the @ has letters that mail servers seldom take, and ours doesn't send to. */
export const isForeignLocalPart = (mailbox: string) => /\P{ASCII}/u.test(mailbox.slice(0, mailbox.lastIndexOf('@')))

/** As zod's own pattern, with top-level domains of other scripts. */
export const MAILBOX =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/
