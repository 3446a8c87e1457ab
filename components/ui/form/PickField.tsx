'use client'

import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete'
import { useForkRef } from '@mui/material/utils'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldFrame, useField, type FieldProps } from './FieldFrame'
import { Mui } from '../theme/Mui'
import fields from './fields.module.css'
import css from './PickField.module.css'

export type Choice = { id: number; label: string; sub?: string | null }

type Props<In extends FieldValues> = FieldProps<In> & {
  /** What the server found for what was typed. */
  choices: readonly Choice[]
  /** What may be chosen already, so that it shows its name before anything was found. */
  known?: readonly (Choice | null | undefined)[]
  busy: boolean
  onSearch: (typed: string) => void
  placeholder: string
  /** Words for a search without a result. */
  none: string
}

/** One of very many: the server searches while one types. The field's value is the id, as a string. */
export function PickField<In extends FieldValues>({ choices, known = [], busy, onSearch, none, ...props }: Props<In>) {
  const field = useField(props)
  const [picked, setPicked] = useState<Choice | null>(null)
  const value = String(field.input.value)
  const chosen = [picked, ...known, ...choices].find((choice) => choice && String(choice.id) === value) ?? null

  return (
    <FieldFrame {...props} field={field}>
      <Mui>
        <Autocomplete
          id={field.input.id}
          options={choices}
          value={chosen}
          loading={busy}
          loadingText="Searching…"
          noOptionsText={none}
          filterOptions={(found) => [...found]}
          getOptionLabel={(choice) => choice.label}
          getOptionKey={(choice) => choice.id}
          isOptionEqualToValue={(a, b) => a.id === b.id}
          onInputChange={(_, typed, reason) => onSearch(reason === 'input' ? typed : '')}
          onChange={(_, choice) => {
            setPicked(choice)
            field.input.onChange(choice ? String(choice.id) : '')
          }}
          slotProps={{ paper: { className: css.paper } }}
          renderOption={({ key, ...option }, choice) => (
            <li key={key} {...option} className={`${option.className ?? ''} ${css.option}`}>
              <span>{choice.label}</span>
              {choice.sub && <span className={css.sub}>{choice.sub}</span>}
            </li>
          )}
          renderInput={(params) => (
            <PickInput params={params.slotProps} field={field} placeholder={props.placeholder} />
          )}
        />
      </Mui>
    </FieldFrame>
  )
}

type InputProps = {
  params: AutocompleteRenderInputParams['slotProps']
  field: ReturnType<typeof useField>
  placeholder: string
}

function PickInput({ params: { input: around, htmlInput }, field: { input }, placeholder }: InputProps) {
  const { ref: anchor, onMouseDown } = around
  const { ref: own, ...native } = htmlInput
  const ref = useForkRef(own, input.ref)
  return (
    <div ref={anchor} className={fields.around} onMouseDown={onMouseDown}>
      <input
        {...native}
        ref={ref}
        name={input.name}
        placeholder={placeholder}
        aria-required={input['aria-required']}
        aria-invalid={input['aria-invalid']}
        aria-describedby={input['aria-describedby']}
        className={`${fields.control} ${css.input}`}
      />
      <ChevronDown size={16} aria-hidden />
    </div>
  )
}
