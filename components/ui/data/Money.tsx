import { money } from '@/lib/terms/format'
import css from '../layout/text.module.css'

/** ₹12,34,567 in tabular figures. */
export const Money = ({ value, empty = '—' }: { value: number | null | undefined; empty?: string }) =>
  value == null ? <span className={css.none}>{empty}</span> : <span className={css.money}>{money(value)}</span>
