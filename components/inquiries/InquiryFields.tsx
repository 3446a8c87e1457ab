'use client'

import type { Control } from 'react-hook-form'
import type { z } from 'zod'
import { DateField } from '@/components/ui/form/DateField'
import { FilesField } from '@/components/ui/form/FilesField'
import { NumberField } from '@/components/ui/form/NumberField'
import { SelectField } from '@/components/ui/form/SelectField'
import { TextField } from '@/components/ui/form/TextField'
import { FormWide } from '@/components/ui/form/Form'
import { useApi } from '@/lib/client/api'
import { uploadFile } from '@/lib/client/upload'
import { fileTypes } from '@/lib/contract/file-types'
import type { InquiryForm } from '@/lib/contract/inquiries'
import css from './inquiries.module.css'
import { processChoices } from './query'

type Props = {
  control: Control<z.input<typeof InquiryForm>, unknown, z.output<typeof InquiryForm>>
  maxMb: number
  onUploading: (uploading: boolean) => void
}

const upload = uploadFile.bind(null, 'inquiry')

/** What a customer says of the parts. */
export function InquiryFields({ control, maxMb, onUploading }: Props) {
  const { data } = useApi('GET /api/processes', processChoices)
  const options = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <TextField control={control} name="projectName" label="Project Name" required crosses maxLength={200} />
      <SelectField
        control={control}
        name="processId"
        label="Manufacturing Process"
        placeholder="Select a process"
        options={options}
      />
      <FormWide>
        <TextField
          control={control}
          name="description"
          label="Project Description"
          help="What the part does, tolerances, surface, what to look out for."
          multiline
          required
          crosses
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
            crosses
          />
          <DateField control={control} name="targetDate" label="Target Completion Date" />
        </div>
      </FormWide>
      <FormWide>
        <FilesField
          control={control}
          name="files"
          label="Technical Files"
          accept={fileTypes.inquiry}
          maxMb={maxMb}
          upload={upload}
          onBusyChange={onUploading}
        />
      </FormWide>
      <FormWide>
        <TextField
          control={control}
          name="specialRequirements"
          label="Special Requirements or Notes"
          multiline
          crosses
        />
      </FormWide>
    </>
  )
}
