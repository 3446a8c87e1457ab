import fields from '@/components/ui/form/fields.module.css'
import { Row } from '@/components/ui/layout/Row'
import { figuresIn, type Marks, type MarkMeaning, type Question } from './typed-number'

type Props = { questions: readonly Question[]; answers: Marks; onAnswer: (answers: Marks) => void }

const marks = { ',': 'comma', '.': 'point' } as const
const meanings: Record<MarkMeaning, string> = { decimal: 'decimal', thousands: 'thousands' }

/** Asks what a mark is in numbers that can be read in two ways, once a file. */
export function MarkQuestions({ questions, answers, onAnswer }: Props) {
  return questions.map(({ mark, text, at }) => (
    <Row as="fieldset" wrap gap="large" lineGap="none" key={mark}>
      <legend>
        <strong>
          “{text}” in {at} can be read in two ways. The {marks[mark]} is:
        </strong>
      </legend>
      {(Object.keys(meanings) as MarkMeaning[]).map((meaning) => (
        <label key={meaning} className={fields.check}>
          <input
            type="radio"
            name={`mark ${mark}`}
            checked={answers[mark] === meaning}
            onChange={() => onAnswer({ ...answers, [mark]: meaning })}
          />
          {meanings[meaning]}, {figuresIn(text, { [mark]: meaning })}
        </label>
      ))}
    </Row>
  ))
}
