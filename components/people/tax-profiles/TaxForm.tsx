'use client'

import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { z, ZodType } from 'zod'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Form, FormActions, FormTitle, FormWide } from '@/components/ui/form/Form'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { BankFields } from './BankFields'
import { PostalFields } from './PostalFields'
import { PanField, StateField, StrictGstinField } from './TaxNumbers'
import type { TaxForm as Schema, TaxProfile } from '@/lib/contract/people/tax-profiles'
import { financialYear } from '@/lib/rules/money/series'
import { isoDay } from '@/lib/terms/format'
import { ClassFields } from './ClassFields'
import { isOfSupplier, optionsOf, schemeLabels } from './words'

type In = z.input<typeof Schema>
type Out = z.output<typeof Schema>

const schemaOf = async (supplier: boolean): Promise<ZodType<Out, In>> => {
  const contract = await import('@/lib/contract/people/tax-profiles')
  return (supplier ? contract.TaxForm : contract.CustomerTaxForm) as unknown as ZodType<Out, In>
}

type Props = {
  profile: TaxProfile
  save: (values: Out) => Promise<TaxProfile>
  /** The bank's number is masked: it is sent only when it is typed anew. */
  masked?: true
  /** A press has opened it: it takes the focus. */
  opened?: true
  onSaved?: () => void
  /** Beside the button. */
  actions?: ReactNode
}

/** The current financial year and the two before it. */
const lastYears = () => {
  const year = Number(isoDay(Date.now()).slice(0, 4))
  const month = isoDay(Date.now()).slice(4)
  return [0, 1, 2].map((before) => financialYear(`${year - before}${month}`))
}

/** How a company stands on documents; of a supplier how it bills and is paid, too. */
export function TaxForm({ profile, save, masked, opened, onSaved, actions }: Props) {
  const toast = useToast()
  const supplier = isOfSupplier(profile)
  const years = lastYears()
  const text = (field: keyof TaxProfile) => String(profile[field] ?? '')
  const names = ['legalName', 'addressLine1', 'addressLine2', 'city', 'pin', 'stateCode', 'gstin', 'pan'] as const
  const ofSuppliers = ['udyam', 'msmeClass', 'agreedDays', 'billPrefix', 'bankName', 'bankAccount', 'ifsc'] as const
  const { form, ...rest } = useContractForm<In, Out, TaxProfile>({
    schema: () => schemaOf(supplier),
    defaults: {
      ...Object.fromEntries([...names, ...(supplier ? ofSuppliers : [])].map((field) => [field, text(field)])),
      scheme: profile.scheme ?? 'regular',
      ...(supplier && { year: years[0], activity: profile.activity ?? 'manufacturing' }),
      ...(masked && { bankAccount: '' }),
    } as never,
    submit: ({ bankAccount, ...values }) =>
      save({
        ...values,
        ...(values.scheme === 'unregistered' && { gstin: null }),
        ...(supplier && (!masked || bankAccount) && { bankAccount }),
      }),
    onDone: ({ missing }) => {
      toast({
        title: 'Tax details saved',
        text: missing.length ? `Still missing: ${missing.join(', ')}.` : 'Documents show it from now on.',
      })
      onSaved?.()
    },
    failTitle: 'Tax Details Not Saved',
    failText: 'The tax details could not be saved',
  })
  const { control } = form
  const stateCode = String(useWatch({ control, name: 'stateCode' }) ?? '')
  const registered = useWatch({ control, name: 'scheme' }) !== 'unregistered'
  return (
    <Form {...rest} opened={opened} label="Tax & bank" columns>
      <FormWide>
        <TextField
          control={control}
          name="legalName"
          label="Legal name"
          help="As on the GST certificate"
          maxLength={100}
          required
        />
      </FormWide>
      <SelectField
        control={control}
        name="scheme"
        label="GST registration"
        options={optionsOf(schemeLabels)}
        required
      />
      {registered && <StrictGstinField control={control} required />}
      <PanField control={control} />
      <StateField control={control} required />
      <PostalFields control={control} stateCode={stateCode} required />
      {supplier && (
        <>
          <FormTitle title="Billing" />
          <ClassFields control={control} classes={profile.classes!} years={years} />
          <TextField
            control={control}
            name="udyam"
            label="Udyam number"
            help="e.g. UDYAM-MH-26-0001234"
            maxLength={24}
          />
          <NumberField
            control={control}
            name="agreedDays"
            label="Agreed days"
            help="To pay you, as agreed in writing"
          />
          <TextField
            control={control}
            name="billPrefix"
            label="Prefix of bills"
            help="1 to 4 letters or digits, e.g. MP"
            maxLength={4}
          />
          <FormTitle title="Bank account" />
          <BankFields control={control} kept={masked ? profile.bankAccount : null} />
        </>
      )}
      <FormActions>
        {actions}
        <SubmitButton busy={rest.busy}>Save tax details</SubmitButton>
      </FormActions>
    </Form>
  )
}
