'use client'

import Autocomplete from '@mui/material/Autocomplete'
import { ChevronDown } from 'lucide-react'
import css from './FilterControl.module.css'
import type { Choice } from '../form/PickField'
import pick from '../form/PickField.module.css'
import { Mui } from '../theme/Mui'
import { useUrlState } from '../hooks/useUrlState'

export type FilterPickerProps = {
  label: string
  param: string
  /** What the address holds now, as it is called. */
  chosen: Choice | null
  /** What the server found for what was typed. */
  choices: readonly Choice[]
  busy: boolean
  onSearch: (typed: string) => void
  placeholder: string
  /** Words for a search without a result. */
  none: string
}

/** FilterPick's inside. */
export default function FilterPicker(props: FilterPickerProps) {
  const { label, param, chosen, choices, busy, onSearch, placeholder, none } = props
  const address = useUrlState()
  return (
    <Mui>
      <Autocomplete
        // The panel stands above all else of the page: so must what it offers.
        disablePortal
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
        onChange={(_, choice) => address.go({ [param]: choice?.id ?? null, cursor: null, id: null })}
        slotProps={{ paper: { className: pick.paper } }}
        renderOption={({ key, ...option }, choice) => (
          <li key={key} {...option} className={`${option.className ?? ''} ${pick.option}`}>
            <span dir="auto">{choice.label}</span>
            {choice.sub && <span className={pick.sub}>{choice.sub}</span>}
          </li>
        )}
        renderInput={({ slotProps: { input: around, htmlInput } }) => (
          <div ref={around.ref} className={css.filter} onMouseDown={around.onMouseDown}>
            <label htmlFor={htmlInput.id}>{label}</label>
            <input {...htmlInput} dir="auto" placeholder={placeholder} />
            <ChevronDown size={15} aria-hidden />
          </div>
        )}
      />
    </Mui>
  )
}
