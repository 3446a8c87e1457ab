'use client'

import { CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { PartPicture } from '@/components/ui/files/PartPicture'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { FrozenTable, Room } from '@/components/ui/table/FrozenTable'
import { pictureOf } from '@/lib/contract/pictures'
import type { RfqLine } from '@/lib/contract/trade/rfqs'
import { answerCells, answerLabels } from '@/lib/rules/trade/rfq/answer-line'
import { count, money } from '@/lib/terms/format'
import { useDrawn } from '../grid/useDrawn'
import { lastWords, lineName, type Answered } from './answers'
import type { FieldProps } from './AnswerField'
import { AnswerField } from './AnswerField'
import { AnswerState } from './AnswerState'
import css from './answers.module.css'

export type AnswersProps = {
  answers: readonly Answered[]
  /** What the server said of their cells, by inquiry. */
  refused: ReadonlyMap<number, Answered['faults']>
  /** The line that has the focus, from 0. */
  active: number
  onType: FieldProps['onType']
}

/** The height of a line, as the style sheet has it (px). */
const HEIGHT = 54
/** What stands of a line before its cells, and its sum after them. */
const COLUMNS = answerCells.length + 7

/** The lines as a table: what is asked for, and the cells that answer it. Those that are far from sight leave their room empty. */
export function AnswerTable({ answers, refused, active, onType }: AnswersProps) {
  const all = answers.length
  const { drawn, roomBefore, roomAfter, onScroll } = useDrawn(all, active, HEIGHT)
  return (
    <FrozenTable
      numbered
      className={css.answers}
      aria-label="Lines"
      onScroll={onScroll}
      table={{ 'aria-label': 'Lines', 'aria-rowcount': all + 1 }}
    >
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Part</th>
          <th scope="col">Rev.</th>
          <th scope="col" data-figure>
            Quantity
          </th>
          <th scope="col">Material</th>
          <th scope="col">Wanted by</th>
          {answerCells.map((name) => (
            <th key={name} scope="col" data-cell={name}>
              {answerLabels[name]}
            </th>
          ))}
          <th scope="col" data-figure>
            Your answer
          </th>
        </tr>
      </thead>
      <tbody>
        {drawn.map((row, i) => {
          const answer = answers[row]!
          return (
            <AnswerRow
              key={answer.line.id}
              room={roomBefore(i)}
              answer={answer}
              refused={refused.get(answer.line.id)}
              row={row}
              onType={onType}
            />
          )
        })}
        <Room height={roomAfter} columns={COLUMNS} />
      </tbody>
    </FrozenTable>
  )
}

type RowProps = {
  room: number
  answer: Answered
  refused: Answered['faults'] | undefined
  row: number
  onType: FieldProps['onType']
}

const AnswerRow = memo(function AnswerRow({ room, answer, refused, row, onType }: RowProps) {
  const { line, texts, faults, isOpen, price } = answer
  return (
    <>
      <Room height={room} columns={COLUMNS} />
      <tr aria-rowindex={row + 2} data-closed={isOpen ? undefined : true}>
        <th scope="row">{line.lineNo}</th>
        <td className={css.part}>
          <PartOf line={line} />
        </td>
        <td className={`${css.fact} ${css.revision}`} title={line.drawingRevision ?? undefined}>
          {line.drawingRevision}
        </td>
        <td className={css.fact} data-figure>
          {count(line.quantity)}
        </td>
        <td className={`${css.fact} ${css.material}`} title={line.material ?? undefined}>
          {line.material}
        </td>
        <td className={css.fact}>
          <FormattedDate value={line.targetDate} empty="–" />
        </td>
        {answerCells.map((cell) => (
          <td key={cell} data-cell={cell}>
            <AnswerField
              line={line}
              row={row}
              cell={cell}
              text={texts[cell]}
              fault={faults[cell] ?? refused?.[cell]}
              isOpen={isOpen}
              onType={onType}
            />
          </td>
        ))}
        <td className={css.sum} data-figure>
          {price !== null && (
            <Text as="div" weight="strong">
              {money(price)}
            </Text>
          )}
          <AnswerState answer={answer} />
        </td>
      </tr>
    </>
  )
})

/** The part with its picture; its name opens drawings and questions. */
function PartOf({ line }: { line: RfqLine }) {
  const name = line.partNumber ?? line.projectName
  const sub = [lastWords(line), line.projectName !== name && line.projectName, line.processName]
    .filter(Boolean)
    .join(' · ')
  return (
    <Row as="span" gap="small" className={css.pictured}>
      <PartPicture src={pictureOf(line)} process={line.processName} size={36} />
      <Stack as="span" grow>
        <Row as="span" gap="tight">
          <InPlaceLink
            to={{ inquiry: line.id }}
            className={css.name}
            title={name}
            aria-label={`${lineName(line)}: ${name}`}
          >
            <Text weight="strong" cut={1}>
              {name}
            </Text>
          </InPlaceLink>
          {line.fits && <CircleCheck size={14} role="img" aria-label="Fits you" />}
        </Row>
        <Text size="micro" tone="secondary" cut={1} title={sub}>
          {sub}
        </Text>
      </Stack>
    </Row>
  )
}
