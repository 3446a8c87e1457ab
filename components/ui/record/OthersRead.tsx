import { EyeOff } from 'lucide-react'
import { fieldName } from '@/lib/rules/core/field-names'
import css from './OthersRead.module.css'

type Props = { /** Suppliers, The customer. */ readers: string; texts?: Record<string, string> | null }

/** What the other side reads instead of own words; nothing where it reads them as they are. */
export function OthersRead({ readers, texts }: Props) {
  const entries = Object.entries(texts ?? {})
  if (!entries.length) return null
  return (
    <ul className={css.list} aria-label={`What ${readers.toLowerCase()} see instead`}>
      {entries.map(([field, text]) => (
        <li key={field}>
          <EyeOff size={14} aria-hidden />
          <span>
            {readers} see{readers.endsWith('s') ? '' : 's'} the {fieldName(field).toLowerCase()} as{' '}
            <q dir="auto">{text}</q>
          </span>
        </li>
      ))}
    </ul>
  )
}
