'use client'

import { ShieldAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { contactIn, type Find } from '@/lib/rules/files/contact'
import { foundKinds } from '@/lib/terms/moderation'
import css from './fields.module.css'

/** ms after the last key. */
const REST_MS = 400

/** Says what the other side will not read of a text. It can be sent all the same. */
export default function ContactWarning({ text, holds }: { text: string; holds?: boolean }) {
  const [finds, setFinds] = useState<Find[]>([])
  useEffect(() => {
    const timer = setTimeout(() => setFinds(contactIn(text, [])), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  const [first, ...others] = finds.filter((find) => text.includes(find.text))
  return (
    <p role="status" className={css.warning} hidden={!first}>
      {first && (
        <>
          <ShieldAlert size={14} aria-hidden />
          <span>
            This looks like {foundKinds[first.kind]}: <b dir="auto">{first.text}</b>
            {others.length > 0 && ` (and ${others.length} more)`}.{' '}
            {holds
              ? 'An admin checks it before the other side sees it.'
              : 'The other side sees •••; questions go through us.'}
          </span>
        </>
      )}
    </p>
  )
}
