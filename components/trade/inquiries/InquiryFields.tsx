'use client'

import type { ReactNode } from 'react'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { FormWide } from '@/components/ui/form/Form'
import { useApi } from '@/lib/client/api'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/files/file-types'
import type { Address } from '@/lib/contract/people/addresses'
import { InquiryReferences } from './InquiryReferences'
import type { InquiryControl } from './inquiry-control'
import css from './inquiries.module.css'
import { NdaTerms } from './NdaTerms'
import { SealedTerms } from './SealedTerms'
import { QualityDocuments } from './QualityDocuments'
import { onceEach, processChoices } from './query'

type Props = {
  control: InquiryControl
  /** The own addresses to choose from. */
  addresses: readonly Address[]
  maxMb: number
  onBlock: (why: string | null) => void
  /** A revision: its process stays. */
  revised?: boolean
  /** Before the upload of files. */
  children?: ReactNode
}

const upload = uploadFile.bind(null, 'inquiry')

/** What a customer says of the parts. */
export function InquiryFields({ control, addresses, maxMb, onBlock, revised, children }: Props) {
  const { data } = useApi('GET /api/processes', revised ? null : processChoices)
  const options = onceEach(data?.items ?? [])
  const name = (
    <TextField control={control} name="projectName" label="Project Name" required readByOtherSide maxLength={200} />
  )
  return (
    <>
      {revised ? (
        <FormWide>{name}</FormWide>
      ) : (
        <>
          {name}
          <SelectField
            control={control}
            name="processId"
            label="Manufacturing Process"
            placeholder="Select a process"
            help="Not sure? We’ll choose it for you."
            options={options}
          />
        </>
      )}
      <FormWide>
        <TextField
          control={control}
          name="description"
          label="Project Description"
          help="Function, tolerances, surface finish, critical features."
          multiline
          required
          readByOtherSide
        />
      </FormWide>
      <FormWide>
        <div className={css.three}>
          <NumberField control={control} name="quantity" label="Quantity Required" required />
          <TextField
            control={control}
            name="material"
            label="Material Specification"
            placeholder="e.g. EN8, SS 304"
            readByOtherSide
          />
          <DateField control={control} name="targetDate" label="Target Completion Date" ahead />
        </div>
      </FormWide>
      {!revised && (
        <>
          <DateField
            control={control}
            name="quoteBy"
            label="Quotes until"
            ahead
            plain
            help="18:00 (IST) on this day. Then you decide."
          />
          <SelectField
            control={control}
            name="sealed"
            label="Prices"
            options={[
              { value: '', label: 'Show prices as they arrive' },
              { value: 'true', label: 'Sealed until then' },
            ]}
          />
          <SealedTerms control={control} />
          <FormWide>
            <SelectField
              control={control}
              name="nda"
              label="NDA"
              options={[
                { value: '', label: 'No NDA' },
                { value: 'true', label: 'NDA before drawings' },
              ]}
            />
          </FormWide>
          <NdaTerms control={control} />
        </>
      )}
      <FormWide>
        {children}
        <FilesField
          control={control}
          name="files"
          label={revised ? 'New files' : 'Technical Files'}
          accept={fileTypes.inquiry}
          maxMb={maxMb}
          upload={upload}
          onBlock={onBlock}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name="specialRequirements"
          label="Special Requirements or Notes"
          multiline
          readByOtherSide
        />
      </FormWide>
      <FormWide>
        <QualityDocuments control={control} />
      </FormWide>
      <FormWide>
        <InquiryReferences control={control} addresses={addresses} />
      </FormWide>
    </>
  )
}
