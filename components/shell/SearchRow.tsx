import { Check } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { Lucide } from '@/components/ui/Lucide'
import { MonoId } from '@/components/ui/MonoId'
import { StatusChip } from '@/components/ui/StatusChip'
import { marked } from './fit'
import css from './SearchDialog.module.css'
import type { Entry } from './useEntries'

type Props = { option: HTMLAttributes<HTMLElement>; entry: Entry; typed: string }

/** One line of the list: what it is, its id and whose, where it stands. */
export function SearchRow({ option, entry: { label, Icon, id, sub, state, chosen, recent }, typed }: Props) {
  return (
    <div {...option} className={css.row} data-found={recent ? true : undefined}>
      <span className={css.icon}>
        <Lucide icon={Icon} size={17} strokeWidth={1.75} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={css.label} dir="auto">
          {marked(label, typed).map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))}
        </span>
        {recent && (id || sub) && (
          <span className={css.sub}>
            {id && <MonoId>{id}</MonoId>}
            {sub && <span dir="auto">{sub}</span>}
          </span>
        )}
      </span>
      {!recent && sub && <span className={css.count}>{sub}</span>}
      {state && <StatusChip {...state} />}
      {chosen && <Lucide icon={Check} size={16} aria-label="Chosen" className={css.check} />}
    </div>
  )
}
