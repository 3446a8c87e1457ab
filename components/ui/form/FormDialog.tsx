'use client'

import { useEffect, useEffectEvent, useId, type ReactNode } from 'react'
import { Button } from '../controls/Button'
import { DialogFrame } from '../dialog/DialogFrame'
import frame from '../dialog/DialogFrame.module.css'
import { firstControlOf, Form } from './Form'
import type { FormState } from './useContractForm'
import { useTabTitle } from '../hooks/useTabTitle'
import { SubmitButton } from '../controls/SubmitButton'
import { useWords } from '@/lib/client/spoken'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** What the tab is called while it is open, if not as the dialog. */
  tab?: string
  lead?: ReactNode
  /** What useContractForm gave. It starts from its defaults at each opening. */
  form: FormState
  submitLabel: string
  /** The button that leaves it, where Cancel would say two things. */
  closeLabel?: string
  /** Further buttons, before the one that submits. */
  more?: ReactNode
  /** The first field takes the focus on a phone, too, whose keyboard covers half of the dialog then. */
  typesAtOnce?: boolean
  /** How often the form began anew in the open dialog: the first field takes the focus again. */
  round?: number
  /** The submit button of something that takes away. */
  tone?: 'primary' | 'danger'
  columns?: boolean
  /** Why Submit has to wait: 'Retry or remove valve-spindle.step'. */
  block?: string | null
  /** On a phone it rises from the foot of the screen, its buttons beside each other. */
  sheet?: boolean
  /** The fields. */
  children: ReactNode
}

/** A form of up to six fields in a dialog. Close it in the form's onDone. */
export function FormDialog(props: Props) {
  const { open, onClose, title, tab = title, lead, form, submitLabel, tone, columns, block, sheet, children } = props
  const { closeLabel, more, typesAtOnce = false, round = 0 } = props
  const id = useId()
  const { say } = useWords()
  const startAnew = useEffectEvent(form.startAnew)
  useEffect(() => {
    if (open) startAnew()
  }, [open])
  useTabTitle(open ? tab : null, true)
  const close = () => {
    if (!form.busy) onClose()
  }

  return (
    <DialogFrame
      open={open}
      onClose={close}
      title={title}
      width={columns ? 680 : 520}
      sheet={sheet}
      actions={
        <>
          <span role="status" className={frame.block}>
            {block}
          </span>
          <Button onClick={close}>{closeLabel ?? say('cancel', 'Cancel')}</Button>
          {more}
          <SubmitButton busy={form.busy} form={id} color={tone === 'danger' ? 'error' : 'primary'} disabled={!!block}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      {lead && <p className={frame.lead}>{lead}</p>}
      <Form {...form} id={id} label={title} columns={columns}>
        {children}
      </Form>
      <FirstFocus formId={id} onPhones={typesAtOnce} round={round} />
    </DialogFrame>
  )
}

/** Stands within the dialog, so that it acts once the fields are there and before the dialog takes the focus itself. */
function FirstFocus({ formId, onPhones, round }: { formId: string; onPhones: boolean; round: number }) {
  useEffect(() => {
    // A phone would open its keyboard over the dialog before anyone has read it.
    if (!onPhones && !matchMedia('(pointer: fine)').matches) return
    const form = document.getElementById(formId)
    if (form) firstControlOf(form)?.focus()
  }, [formId, onPhones, round])
  return null
}
