'use client'

import { ChevronDown, FileText } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import buttons from '@/components/ui/controls/buttons.module.css'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { pictureOf } from '@/lib/contract/pictures'
import type { RfqLine } from '@/lib/contract/trade/rfqs'
import { answerCells, answerLabels } from '@/lib/rules/trade/rfq/answer-line'
import { count, date, money, unitPrice } from '@/lib/terms/format'
import grid from '../grid/grid.module.css'
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
    <ol className={`${grid.cards} ${css.cards}`} aria-label="Lines">
      {answers.map((answer, row) => {
        const isOpen = active === row
        return (
          <li key={answer.line.id} className={grid.card}>
            <button
              type="button"
              className={`${grid.cardHead} ${css.cardHead}`}
              aria-expanded={isOpen}
              onClick={() => onOpen(isOpen ? -1 : row)}
            >
              <CardHead answer={answer} />
              <ChevronDown size={18} aria-hidden />
            </button>
            {isOpen && (
              <div className={grid.cardBody}>
                <InPlaceLink to={{ inquiry: answer.line.id }} className={buttons.link}>
                  <FileText size={16} aria-hidden /> Drawings and questions
                </InPlaceLink>
                <div className={css.cells}>
                  {answerCells.map((cell) => {
                    const fault = answer.faults[cell] ?? refused.get(answer.line.id)?.[cell]
                    return (
                      <div key={cell} className={grid.field} data-cell={cell}>
                        <Text size="small" weight="strong" aria-hidden>
                          {answerLabels[cell]}
                        </Text>
                        <AnswerField
                          line={answer.line}
                          row={row}
                          cell={cell}
                          text={answer.texts[cell]}
                          fault={fault}
                          isOpen={answer.isOpen}
                          onType={onType}
                        />
                        {fault && (
                          <Text size="small" tone="error">
                            {fault}
                          </Text>
                        )}
                      </div>
                    )
                  })}
                </div>
                <Row justify="between" gap="medium">
                  <strong>{answer.price !== null && money(answer.price)}</strong>
                  {row + 1 < answers.length && <Button onClick={() => onGo(row + 1)}>Next line</Button>}
                </Row>
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function CardHead({ answer }: { answer: Answered }) {
  const { line, read, price } = answer
  const { unitPaise } = read
  return (
    <span className={css.pictured}>
      <PartPicture src={pictureOf(line)} process={line.processName} size={44} />
      <span>
        <span className={css.cardTop}>
          <Text size="small" tone="secondary" weight="text">
            {lineName(line)}
            {line.fits ? ' · fits you' : ''}
          </Text>
          <AnswerState answer={answer} plain={false} />
        </span>
        <span className={grid.cardTitle}>{titleOf(line)}</span>
        <Text size="small" tone="secondary" weight="text">
          {subOf(line)}
        </Text>
        {line.last && (
          <Text size="small" tone="secondary" weight="text" figures>
            {lastWords(line)}
          </Text>
        )}
        {answer.says === 'price' && price !== null && (
          <Text size="small" weight="text" figures>
            {unitPaise ? `${unitPrice(unitPaise)} a piece · ` : ''}
            {money(price)}
          </Text>
        )}
      </span>
    </span>
  )
}

const titleOf = ({ partNumber, projectName, drawingRevision }: RfqLine) =>
  [partNumber ?? projectName, drawingRevision && `rev. ${drawingRevision}`].filter(Boolean).join(', ')

const subOf = ({ quantity, material, targetDate }: RfqLine) =>
  [`${count(quantity)} pcs`, material, targetDate && `by ${date(targetDate)}`].filter(Boolean).join(' · ')
