'use client'

import { useFieldArray, useWatch, type Control } from 'react-hook-form'
import { Button } from '@/components/ui/controls/Button'
import { FormWide } from '@/components/ui/form/Form'
import { QuantityField } from '@/components/ui/form/QuantityField'
import { RupeesField } from '@/components/ui/form/RupeesField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { Grid } from '@/components/ui/layout/Grid'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import type { MaterialIn, MaterialOut } from '@/lib/contract/goods/shipments'
import { UQC } from '@/lib/terms/uqc'

type Purpose = MaterialOut['lines'][number]['purpose']

/** An empty line of a form. */
export const newLine = (purpose: Purpose) => ({
  purpose,
  quantityMilli: '',
  uqc: purpose === 'tooling' ? 'NOS' : 'KGS',
  description: '',
  hsn: '',
  valuePaise: '',
  owner: '',
  capital: 'no' as const,
})

const purposes = [
  { value: 'material', label: 'Material' },
  { value: 'tooling', label: 'Tools, dies, jigs' },
  { value: 'return', label: 'Rejected pieces' },
]
const units = Object.entries(UQC).map(([value, words]) => ({ value, label: `${value}, ${words}` }))
const owners = [
  { value: 'operator', label: 'Ours' },
  { value: 'customer', label: 'The customer’s' },
]
const capitals = [
  { value: 'no', label: 'Inputs: back in a year' },
  { value: 'yes', label: 'Capital goods: back in three years' },
]

type Props = { control: Control<MaterialIn, unknown, MaterialOut>; leg: MaterialOut['leg'] }

/** What travels: material and tools with their unit, HSN and value, rejected pieces with their number. */
export function MaterialLines({ control, leg }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const lines = useWatch({ control, name: 'lines' })
  return (
    <Stack gap="medium">
      {fields.map((field, i) => {
        const isReturn = lines[i]?.purpose === 'return'
        const names = leg === 'from_hub' ? purposes.slice(0, 2) : purposes
        return (
          <Surface as="fieldset" pad="medium" key={field.id}>
            <legend>{fields.length > 1 ? `Line ${i + 1}` : 'What travels'}</legend>
            <Stack gap="medium">
              <Grid least="150px" gap="medium">
                <SelectField control={control} name={`lines.${i}.purpose`} label="What" options={names} required />
                <QuantityField
                  control={control}
                  name={`lines.${i}.quantityMilli`}
                  label={isReturn ? 'Pieces' : 'Quantity'}
                  required
                />
                {!isReturn && (
                  <SelectField control={control} name={`lines.${i}.uqc`} label="Unit" options={units} required />
                )}
              </Grid>
              {!isReturn && (
                <Grid least="150px" gap="medium">
                  <FormWide>
                    <TextField
                      control={control}
                      name={`lines.${i}.description`}
                      label="Description"
                      help="The challan prints it. Name nobody."
                      placeholder="MS round bar, 50 mm"
                      maxLength={200}
                      required
                    />
                  </FormWide>
                  <TextField
                    control={control}
                    name={`lines.${i}.hsn`}
                    label="HSN"
                    help="Empty: that of the goods in the terms."
                    inputMode="numeric"
                    maxLength={8}
                  />
                  <RupeesField control={control} name={`lines.${i}.valuePaise`} label="Value, without GST" required />
                  {leg === 'to_supplier' && (
                    <SelectField
                      control={control}
                      name={`lines.${i}.owner`}
                      label="Whose it is"
                      options={owners}
                      placeholder="Choose"
                      required
                    />
                  )}
                  {leg === 'to_supplier' && lines[i]?.purpose === 'material' && (
                    <SelectField control={control} name={`lines.${i}.capital`} label="Kind" options={capitals} />
                  )}
                </Grid>
              )}
              {fields.length > 1 && (
                <Row>
                  <Button size="small" aria-label={`Leave out line ${i + 1}`} onClick={() => remove(i)}>
                    Leave out
                  </Button>
                </Row>
              )}
            </Stack>
          </Surface>
        )
      })}
      <Row>
        <Button size="small" onClick={() => append(newLine('material'))}>
          Add a line
        </Button>
      </Row>
    </Stack>
  )
}
