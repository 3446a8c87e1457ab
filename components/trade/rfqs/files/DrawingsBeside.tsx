'use client'

import { ChevronDown, X } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '@/components/ui/controls/Button'
import fields from '@/components/ui/form/fields.module.css'
import { Fold } from '@/components/ui/layout/Fold'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { RfqDetail } from '@/lib/contract/trade/rfqs'
import { textOf } from '@/lib/rules/trade/rfq/draft-line'
import { several } from '@/lib/terms/format'
import type { Lines } from '../draft/lines'
import type { RfqDraft } from '../draft/rfq-draft'
import { numberOf } from '../grid/LinesTable'
import css from './files.module.css'

type Props = {
  draft: RfqDraft
  lines: Lines
  files: readonly RfqDraftFile[]
  onRemove: (file: RfqDraftFile) => void
}
type RfqDraftFile = NonNullable<RfqDetail['draft']>['files'][number]
type Choice = { key: string; label: string }

/** The files without a line, each with the reason and a way to place it; the others folded below. */
export function DrawingsBeside({ draft, lines, files, onRemove }: Props) {
  const lost = files.filter(({ key }) => key === null)
  const placed = files.filter(({ key }) => key !== null)
  const choices = lines.map((line, row) => ({
    key: line.key,
    label: `Row ${numberOf(lines, row)}, ${textOf(line.partNumber) || 'no part number'}`,
  }))
  const list = (of: readonly RfqDraftFile[], label: string) => (
    <Stack as="ul" gap="medium" className={css.files} aria-label={label}>
      {of.map((file) => (
        <File key={file.id} file={file} choices={choices} draft={draft} onRemove={onRemove} />
      ))}
    </Stack>
  )
  if (!files.length) return null
  return (
    <Section title={lost.length ? `${several(lost.length, 'file', 'files')} without a line` : 'Drawings'}>
      {lost.length > 0 && list(lost, 'Files without a line')}
      {placed.length > 0 && (
        <Fold quiet summary={`${several(placed.length, 'file', 'files')} on lines`}>
          {list(placed, 'Files on lines')}
        </Fold>
      )}
    </Section>
  )
}

const how: Partial<Record<NonNullable<RfqDraftFile['how']>, string>> = {
  hand: 'Placed by hand',
  all: 'On every line',
  zeros: 'Without its leading zeros',
}

type FileProps = {
  file: RfqDraftFile
  choices: readonly Choice[]
  draft: RfqDraft
  onRemove: (file: RfqDraftFile) => void
}

const File = memo(function File({ file, choices, draft, onRemove }: FileProps) {
  const { id, name, key, why } = file
  const note = why ?? (file.how && how[file.how])
  return (
    <Stack as="li" gap="hair">
      <Row gap="small">
        <Text weight="strong" grow title={name}>
          {name}
        </Text>
        <IconButton
          size="small"
          aria-label={`Remove ${name}`}
          title={`Remove ${name}`}
          onClick={() => {
            draft.removeFile(id)
            onRemove(file)
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Row>
      {note && (
        <Text size="small" tone={key === null ? 'warning' : 'secondary'}>
          {note}
        </Text>
      )}
      <span className={`${fields.around} ${css.place}`}>
        <select
          className={fields.control}
          aria-label={`Place ${name}`}
          value={key ?? ''}
          onChange={({ target }) => draft.placeFile(id, target.value || null)}
        >
          <option value="">{key === null ? 'Place' : 'As its name says'}</option>
          <option value="*">Every line</option>
          {choices.map(({ key: line, label }) => (
            <option key={line} value={line}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden />
      </span>
    </Stack>
  )
})
