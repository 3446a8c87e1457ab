'use client'

import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { ChecksField } from '@/components/ui/form/ChecksField'
import { FormWide } from '@/components/ui/form/Form'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { decideAndShow } from '@/lib/client/api'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import { toleranceInWords, unitChoices } from '@/lib/rules/orders/report-words'
import type { Cells } from './cells'
import { toleranceBeside } from './tolerance-beside'

type Props = {
  report: Report
  cells: Cells
  /** The id of the characteristic, or 'new'. */
  asked: string
  /** Called when a new one is there, and no further one is to be added. */
  onAdded: (name: string) => void
} & OverlayProps

/** What is checked of each piece, and within which limits. */
export default function CharacteristicDialog({ report, cells, asked, onAdded, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [characteristic] = useState(() => report.characteristics.find(({ id }) => String(id) === asked) ?? null)
  const addsNext = useRef(false)
  const [added, setAdded] = useState(0)
  const { id, characteristics } = report
  const save = async (grid: Omit<Characteristic, 'id' | 'place'>[]) => {
    await cells.settled()
    cells.take(await decideAndShow('PATCH /api/reports/{id}', { id, characteristics: grid }))
  }
  const contract = useContractForm({
    schema: () => import('./characteristic-form').then(({ characteristicForm }) => characteristicForm),
    defaults: defaultsOf(characteristic),
    submit: async (one) => {
      await save(
        characteristic
          ? characteristics.map((other) => (other.id === characteristic.id ? { id: other.id, ...one } : other))
          : [...characteristics, one],
      )
      return one.name
    },
    onDone: (name) => {
      if (addsNext.current) {
        contract.startAnew()
        setAdded((added) => added + 1)
        return
      }
      onClose()
      if (!characteristic) onAdded(name)
    },
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  const remove = async () => {
    try {
      await save(characteristics.filter((other) => other.id !== characteristic!.id))
      toast({ title: `${characteristic!.name} removed` })
      onClose()
    } catch (error) {
      fail(error, { title: 'Not removed', text: 'Please try again.' })
    }
  }
  const addAndNext = () => {
    addsNext.current = true
    void contract.onSubmit().finally(() => (addsNext.current = false))
  }
  const { control } = contract.form
  const [checked, nominal] = useWatch({ control, name: ['checked', 'nominal'] })
  const beside = toleranceBeside(nominal)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={characteristic ? `Change ${characteristic.name}` : 'Add characteristic'}
      lead="As on the drawing. The customer sees it in the final report."
      form={contract}
      submitLabel={characteristic ? 'Save' : 'Add'}
      more={
        !characteristic && (
          <Button disabled={contract.busy} onClick={addAndNext}>
            Add and next
          </Button>
        )
      }
      columns
      typesAtOnce
      round={added}
    >
      <TextField control={control} name="name" label="Name" maxLength={100} required />
      <SelectField control={control} name="checked" label="Checked by" options={ways} required />
      {checked !== 'yes_no' && (
        <>
          <TextField
            control={control}
            name="nominal"
            label="Nominal"
            help={beside ? `Read as ${toleranceInWords(beside)}` : 'Such as 25, 25 ±0.02 or 65 H7.'}
            required
          />
          <SelectField control={control} name="unit" label="Unit" options={unitChoices} required />
          {!beside && (
            <>
              <TextField control={control} name="plus" label="Tolerance plus" inputMode="decimal" />
              <TextField control={control} name="minus" label="Tolerance minus" inputMode="decimal" />
            </>
          )}
        </>
      )}
      <FormWide>
        <ChecksField control={control} name="marks" label="Importance" choices={critical} />
      </FormWide>
      {characteristic && (
        <FormWide>
          <Button color="error" size="small" onClick={() => void remove()}>
            Remove characteristic
          </Button>
        </FormWide>
      )}
    </FormDialog>
  )
}

const ways = [
  { value: 'measure', label: 'A measure' },
  { value: 'yes_no', label: 'Yes or no' },
]
const critical = [{ value: 'critical', label: 'Critical', help: 'One failure rejects the lot.' }]

const defaultsOf = (one: Characteristic | null) => ({
  name: one?.name ?? '',
  checked: one?.nominal === null ? ('yes_no' as const) : ('measure' as const),
  nominal: one?.nominal == null ? '' : String(one.nominal),
  plus: one ? String(one.plus) : '',
  // With the sign of the drawing where it lies above the size.
  minus: one ? (one.minus < 0 ? `+${0 - one.minus}` : String(one.minus)) : '',
  unit: one?.unit ?? ('mm' as const),
  marks: one?.critical ? ['critical' as const] : [],
})
