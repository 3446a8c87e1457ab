import type { ReactNode } from 'react'
import type { Tone } from '@/lib/rules/tone'
import { tones } from '@/components/ui/tones'
import css from './ShellBanner.module.css'

/** A slim line under the top bar that stays while something about the account is open, such as its verification. */
export function ShellBanner({ tone = 'warning', children }: { tone?: Tone; children: ReactNode }) {
  const { className, Icon } = tones[tone]
  return (
    <div role="status" className={`${css.banner} ${className}`}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
