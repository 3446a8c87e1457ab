'use client'

import { useId, useState } from 'react'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import type { HeldMessage } from '@/lib/contract/files/moderation'
import { displayId, linkTo } from '@/lib/terms/nouns'
import { foundWords, isFileField } from '@/lib/rules/files/moderation'
import { foundParts } from './found-parts'
import fields from '@/components/ui/form/fields.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import css from './HeldText.module.css'

type Props = {
  message: HeldMessage
  /** The words that go out instead, as they are typed; absent once it is decided. */
  onWords?: (text: string) => void
}

/** A held text with what was found in it, both sides, and a field for other words. */
export function HeldText({ message, onWords }: Props) {
  const { entityType, entityId, inquiryId, field, found, text, masked, reason } = message
  const href = linkTo(entityType, entityId, 'admin')
  const isFile = isFileField(field)
  const thing = inquiryId ? displayId('inquiry', inquiryId) : displayId(entityType, entityId)
  return (
    <>
      <Text as="p" size="lead" className={css.text} dir="auto">
        {foundParts(text ?? '', masked).map((part, i) =>
          part.found ? <mark key={i}>{part.text}</mark> : <span key={i}>{part.text}</span>,
        )}
      </Text>
      {onWords && !isFile && <Words text={text ?? ''} masked={masked ?? ''} onWords={onWords} />}
      <KeyValues
        lines
        empty="Not known"
        items={[
          { label: 'Found', value: foundWords(found).join(', ') },
          { label: 'Written by', value: authors[message.authorRole] },
          { label: 'Customer', value: message.customerName },
          { label: 'Supplier', value: message.supplierName },
          ...(reason ? [{ label: 'Withheld because', value: reason, wide: true }] : []),
          {
            label: 'Belongs to',
            value: href && <LinkButton href={href}>{`Open ${thing}`}</LinkButton>,
          },
          ...(isFile && text ? [{ label: 'File', value: <Download {...message} text={text} /> }] : []),
        ]}
      />
    </>
  )
}

const authors = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' }

/** What the other side reads after the release: the text without what was found, unless it is changed. */
function Words({ text, masked, onWords }: { text: string; masked: string; onWords: (text: string) => void }) {
  const id = useId()
  const [words, setWords] = useState(masked)
  const take = (next: string) => {
    setWords(next)
    onWords(next)
  }
  return (
    <Stack gap="small">
      <label htmlFor={id}>
        <strong>The other side will read</strong>
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={3}
        value={words}
        maxLength={5_000}
        className={fields.control}
        aria-invalid={!words.trim() || undefined}
        aria-describedby={words.trim() ? undefined : `${id}-empty`}
        onChange={(event) => take(event.target.value)}
      />
      {!words.trim() && <p id={`${id}-empty`}>Enter the words to release, or withhold the text.</p>}
      <Row wrap gap="small">
        <Button size="small" onClick={() => take(masked)} disabled={words === masked}>
          Remove what was found
        </Button>
        <Button size="small" onClick={() => take(text)} disabled={words === text}>
          As written
        </Button>
      </Row>
    </Stack>
  )
}

/** The file as its owner sent it. */
function Download({ entityType, entityId, messageId, text }: HeldMessage & { text: string }) {
  const of = messageId
    ? `questionmessages/${messageId}`
    : `${entityType === 'workorder' ? 'workorders' : 'inquiries'}/${entityId}`
  return <a href={`/api/${of}/files/${encodeURIComponent(text)}`}>Download {text}</a>
}
