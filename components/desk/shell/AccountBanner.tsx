import { phoneHref } from '@/components/ui/data/PhoneLink'
import { buttonClass } from '@/components/ui/controls/Button'
import text from '@/components/ui/layout/text.module.css'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { ShellBanner } from './ShellBanner'
import type { ShellViewer } from './shell-props'

/** What is open about the account: the gravest of it. */
export function AccountBanner({ viewer, phone }: { viewer: ShellViewer; phone: string }) {
  const { verified, recheck, role, state, rejectionReason, suspended, suspendedReason } = viewer
  if (suspended)
    return (
      <ShellBanner
        tone="danger"
        reason={suspendedReason}
        actions={
          <a href={phoneHref(phone)} className={buttonClass({ size: 'small' })}>
            Call {phone}
          </a>
        }
      >
        <strong>Your account is suspended.</strong>{' '}
        <span className={text.unseenOnPhone}>
          You can look at everything, and running orders continue. Call us to sort it out.
        </span>
      </ShellBanner>
    )
  if (viewer.factorDueAt)
    return (
      <ShellBanner
        actions={
          <LinkButton size="small" href={`/${role}/profile?tab=security`}>
            Add a second factor
          </LinkButton>
        }
      >
        <strong>Admins need a second factor.</strong>{' '}
        <span className={text.unseenOnPhone}>
          {daysLeft(viewer.factorDueAt)} A fingerprint or an authenticator app takes a minute.
        </span>
      </ShellBanner>
    )
  if (viewer.member.leaked)
    return (
      <ShellBanner
        actions={
          <LinkButton size="small" href={`/${role}/profile?tab=security`}>
            Change password
          </LinkButton>
        }
      >
        <strong>Your password has appeared in a data leak.</strong>{' '}
        <span className={text.unseenOnPhone}>Change it now.</span>
      </ShellBanner>
    )
  if (state === 'rejected' || state === 'changes')
    return (
      <ShellBanner
        tone="danger"
        actions={
          <LinkButton size="small" href={`/${role}/profile`}>
            Correct your profile
          </LinkButton>
        }
        reason={rejectionReason}
      >
        <strong>{state === 'rejected' ? 'Your account is rejected.' : 'Your account needs changes.'}</strong>{' '}
        <span className={text.unseenOnPhone}>Save your corrected profile to submit it again.</span>
      </ShellBanner>
    )
  if (recheck)
    return (
      <ShellBanner>
        <strong>Your company’s details changed.</strong>{' '}
        <span className={text.unseenOnPhone}>
          {role === 'customer'
            ? 'Running orders continue. Suppliers see new inquiries once an admin has checked the details.'
            : 'Running orders continue. You can quote and request work again once an admin has checked the details.'}
        </span>
      </ShellBanner>
    )
  if (verified || role === 'admin') return null
  return (
    <ShellBanner>
      <strong>Your account is pending verification.</strong>{' '}
      <span className={text.unseenOnPhone}>
        {role === 'customer'
          ? 'You can submit inquiries now. Suppliers see them once you’re verified.'
          : 'You can add processes and machines now. Inquiries and work requests open once you’re verified.'}
      </span>
    </ShellBanner>
  )
}

function daysLeft(due: string) {
  const days = Math.ceil((Date.parse(due) - Date.now()) / 86_400_000)
  if (days < 1) return 'Add one now to continue.'
  return days === 1 ? 'Add one by tomorrow.' : `Add one within ${days} days.`
}
