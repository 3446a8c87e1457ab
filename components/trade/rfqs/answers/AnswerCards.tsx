'use client'

import { FileText } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import buttons from '@/components/ui/controls/buttons.module.css'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { LineCard, LineCardCell } from '@/components/ui/table/LineCard'
import { pictureOf } from '@/lib/contract/pictures'
import type { RfqLine } from '@/lib/contract/trade/rfqs'
import { answerCells, answerLabels } from '@/lib/rules/trade/rfq/answer-line'
import { count, date, money, unitPrice } from '@/lib/terms/format'
import { lastWords, lineName, type Answered } from './answers'
import { AnswerField } from './AnswerField'
import { AnswerState } from './AnswerState'
import css from './answers.module.css'
import type { AnswersProps } from './AnswerTable'

type Props = AnswersProps & {
  onOpen: (row: number) => void
  /** Opens a line with the caret in its first cell. */
  onGo: (row: number) => void
}

/** The lines on a phone: a card each, one of them open with its cells. */
export function AnswerCards({ answers, refused, active, onType, onOpen, onGo }: Props) {
  return (
    <Stack as="ol" gap="small" aria-label="Lines">
      {answers.map((answer, row) => {
        const isOpen = active === row
        return (
          <LineCard
            key={answer.line.id}
            isOpen={isOpen}
            onToggle={() => onOpen(isOpen ? -1 : row)}
            head={<CardHead answer={answer} />}
          >
            <InPlaceLink to={{ inquiry: answer.line.id }} className={buttons.link}>
              <FileText size={16} aria-hidden /> Drawings and questions
            </InPlaceLink>
            <div className={css.cells}>
              {answerCells.map((cell) => {
                const fault = answer.faults[cell] ?? refused.get(answer.line.id)?.[cell]
                return (
                  <LineCardCell key={cell} label={answerLabels[cell]} note={fault} data-cell={cell}>
                    <AnswerField
                      line={answer.line}
                      row={row}
                      cell={cell}
                      text={answer.texts[cell]}
                      fault={fault}
                      isOpen={answer.isOpen}
                      onType={onType}
                    />
                  </LineCardCell>
                )
              })}
            </div>
            <Row justify="between" gap="medium">
              <strong>{answer.price !== null && money(answer.price)}</strong>
              {row + 1 < answers.length && <Button onClick={() => onGo(row + 1)}>Next line</Button>}
            </Row>
          </LineCard>
        )
      })}
    </Stack>
  )
}

function CardHead({ answer }: { answer: Answered }) {
  const { line, read, price } = answer
  const { unitPaise } = read
  return (
    <Row as="span" gap="small" align="start" grow>
      <PartPicture src={pictureOf(line)} process={line.processName} size={44} />
      <Stack as="span" grow>
        <Row as="span" wrap justify="between" gap="small" lineGap="hair">
          <Text size="small" tone="secondary">
            {lineName(line)}
            {line.fits ? ' · fits you' : ''}
          </Text>
          <AnswerState answer={answer} plain={false} />
        </Row>
        <Text weight="title">{titleOf(line)}</Text>
        <Text size="small" tone="secondary">
          {subOf(line)}
        </Text>
        {line.last && (
          <Text size="small" tone="secondary" figures>
            {lastWords(line)}
          </Text>
        )}
        {answer.says === 'price' && price !== null && (
          <Text size="small" figures>
            {unitPaise ? `${unitPrice(unitPaise)} a piece · ` : ''}
            {money(price)}
          </Text>
        )}
      </Stack>
    </Row>
  )
}

const titleOf = ({ partNumber, projectName, drawingRevision }: RfqLine) =>
  [partNumber ?? projectName, drawingRevision && `rev. ${drawingRevision}`].filter(Boolean).join(', ')

const subOf = ({ quantity, material, targetDate }: RfqLine) =>
  [`${count(quantity)} pcs`, material, targetDate && `by ${date(targetDate)}`].filter(Boolean).join(' · ')
