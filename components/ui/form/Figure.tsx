import { useState } from 'react'
import { Row } from '../layout/Row'
import { Text } from '../layout/Text'
import fields from './fields.module.css'
import css from './Figure.module.css'
import { digits } from './NumberField'

type Props = {
  label: string
  unit?: string
  value: number
  max?: number
  onChange: (value: number | null) => void
}

/** A whole number that counts at once, without a form; what is none yet changes nothing. */
export function Figure({ label, unit, value, max = 10_000_000, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    setTyped(text)
    const number = Number(text)
    if (!text) onChange(null)
    else if (/^\d+$/.test(text) && number <= max) onChange(number)
  }
  return (
    <Row as="label" gap="small" className={css.figure} data-short={max <= 100 || undefined}>
      <Text size="small" weight="strong">
        {label}
      </Text>
      <input
        className={`${fields.control} ${fields.figures}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => change(digits(event.target.value))}
        onBlur={() => setTyped(null)}
      />
      {unit && (
        <Text size="small" weight="strong">
          {unit}
        </Text>
      )}
    </Row>
  )
}
