import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '@/lib/terms/tone'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { tones } from '@/components/ui/theme/tones'
import css from './ShellBanner.module.css'

type Props = {
  tone?: Tone
  /** The tone's own unless told. */
  icon?: LucideIcon
  /** What can be done about it: beside the words, below them on a phone. */
  actions?: ReactNode
  /** What a person wrote about it: at most two lines, on a phone too. */
  reason?: string | null
  children: ReactNode
}

/** A slim line under the top bar that stays while something about the account is open, such as its verification. */
export function ShellBanner({ tone = 'warning', icon, actions, reason, children }: Props) {
  const { className, Icon: Own } = tones[tone]
  const Icon = icon ?? Own
  return (
    <div role="status" className={`${css.banner} ${className}`}>
      <Icon size={16} aria-hidden />
      <div>
        {children}
        {reason && (
          <Text as="p" weight="text" cut={2} dir="auto">
            {reason}
          </Text>
        )}
      </div>
      {actions && (
        <Row wrap gap="small" className={css.actions}>
          {actions}
        </Row>
      )}
    </div>
  )
}
