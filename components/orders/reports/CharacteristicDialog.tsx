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
import { useWords, type SayOr } from '@/lib/client/spoken'
import type { Characteristic, Report } from '@/lib/contract/orders/report'
import type { Language } from '@/lib/terms/language'
import type { Cells } from './cells'
import { toleranceBeside } from './tolerance-beside'
import { useFailureInWords } from './useFailureInWords'
import { toleranceIn, unitsIn } from './words'

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
  const { language, say } = useWords()
  const inWords = useFailureInWords()
  const [characteristic] = useState(() => report.characteristics.find(({ id }) => String(id) === asked) ?? null)
  const addsNext = useRef(false)
  const [added, setAdded] = useState(0)
  const { id, characteristics } = report
  const save = async (grid: Omit<Characteristic, 'id' | 'place'>[]) => {
    await cells.settled()
    cells.take(await decideAndShow('PATCH /api/reports/{id}', { id, characteristics: grid }))
  }
  const contract = useContractForm({
    schema: () =>
      import('./characteristic-form').then(({ characteristicFormIn }) =>
        characteristicFormIn(formWords(say, language)),
      ),
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
    failTitle: say('report.failedToSave', 'Not saved'),
    failText: say('report.again', 'Please try again.'),
    failureInWords: inWords,
  })
  const remove = async () => {
    const { name } = characteristic!
    try {
      await save(characteristics.filter((other) => other.id !== characteristic!.id))
      toast({ title: say('report.removed', `${name} removed`, { name }) })
      onClose()
    } catch (error) {
      fail(inWords(error), {
        title: say('report.notRemoved', 'Not removed'),
        text: say('report.again', 'Please try again.'),
      })
    }
  }
  const addAndNext = () => {
    addsNext.current = true
    void contract.onSubmit().finally(() => (addsNext.current = false))
  }
  const { control } = contract.form
  const [checked, nominal] = useWatch({ control, name: ['checked', 'nominal'] })
  const beside = toleranceBeside(nominal)
  const tolerance = beside ? toleranceIn(say, beside) : ''
  const read = beside
    ? say('report.readAs', `Read as ${tolerance}`, { tolerance })
    : say('report.nominalSuch', 'Such as 25, 25 ±0.02 or 65 H7.')
  const name = characteristic?.name ?? ''
  const ways = [
    { value: 'measure', label: say('report.aMeasure', 'A measure') },
    { value: 'yes_no', label: say('card.yesNo', 'Yes or no') },
  ]
  const critical = {
    value: 'critical',
    label: say('report.isCritical', 'Critical'),
    help: say('report.criticalHelp', 'One failure rejects the lot.'),
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={
        characteristic ? say('report.change', `Change ${name}`, { name }) : say('report.add', 'Add characteristic')
      }
      lead={say('report.characteristicLead', 'As on the drawing. The customer sees it in the final report.')}
      form={contract}
      submitLabel={characteristic ? say('save', 'Save') : say('report.addOne', 'Add')}
      more={
        !characteristic && (
          <Button disabled={contract.busy} onClick={addAndNext}>
            {say('report.addAndNext', 'Add and next')}
          </Button>
        )
      }
      columns
      typesAtOnce
      round={added}
    >
      <TextField control={control} name="name" label={say('report.name', 'Name')} maxLength={100} required />
      <SelectField
        control={control}
        name="checked"
        label={say('report.checkedBy', 'Checked by')}
        options={ways}
        required
      />
      {checked !== 'yes_no' && (
        <>
          <TextField control={control} name="nominal" label={say('report.nominal', 'Nominal')} help={read} required />
          <SelectField
            control={control}
            name="unit"
            label={say('report.unit', 'Unit')}
            options={unitsIn(say)}
            required
          />
          {!beside && (
            <>
              <TextField
                control={control}
                name="plus"
                label={say('report.plus', 'Tolerance plus')}
                inputMode="decimal"
              />
              <TextField
                control={control}
                name="minus"
                label={say('report.minus', 'Tolerance minus')}
                inputMode="decimal"
              />
            </>
          )}
        </>
      )}
      <FormWide>
        <ChecksField
          control={control}
          name="marks"
          label={say('report.importance', 'Importance')}
          choices={[critical]}
        />
      </FormWide>
      {characteristic && (
        <FormWide>
          <Button color="error" size="small" onClick={() => void remove()}>
            {say('report.remove', 'Remove characteristic')}
          </Button>
        </FormWide>
      )}
    </FormDialog>
  )
}

/** What the form says of wrong input in another language than English. */
const formWords = (say: SayOr, language: Language) =>
  language === 'en'
    ? null
    : {
        name: say('report.wrong.name', ''),
        size: say('report.wrong.size', ''),
        number: say('report.wrong.number', ''),
        limits: say('report.wrong.limits', ''),
      }

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
