'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { releaseHeldSubmit } from './early-submit-guard'
import { Notice } from '../feedback/Notice'
import { useWords } from '@/lib/client/spoken'
import css from './Form.module.css'
import type { FormState } from './useContractForm'

type Props = Pick<FormState, 'onSubmit' | 'busy' | 'alert' | 'wake'> & {
  /** Set it when the submit button stands outside: `<SubmitButton form={id}>`. */
  id?: string
  label?: string
  /** Fields in two columns where there is room; `<FormWide>` spans both. */
  columns?: boolean
  /** A press has opened it within a screen: it comes into view and takes the focus. */
  opened?: boolean
  children: ReactNode
}

/** What takes the focus in a form: its first control, of radio buttons the chosen one. */
export function firstControlOf(form: HTMLElement): HTMLElement | null {
  const first = form.querySelector<HTMLElement>('input:not([type=file]), select, textarea')
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio') return first
  return form.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`) ?? first
}

/** The form element of useContractForm: `const f = useContractForm(…)`, then `<Form {...f}>fields, SubmitButton</Form>`. */
export function Form({ onSubmit, busy, alert, wake, id, label, columns, opened, children }: Props) {
  const { say } = useWords()
  const alertRef = useRef<HTMLDivElement>(null)
  const formRef = useRef<HTMLFormElement>(null)
  useEffect(() => releaseHeldSubmit(formRef.current!), [])
  useEffect(() => {
    if (!opened) return
    const form = formRef.current!
    const part = form.closest('section') ?? form
    part.scrollIntoView({ block: 'start' })
    // A phone would open its keyboard over the form.
    const field = matchMedia('(pointer: fine)').matches && firstControlOf(form)
    const focused = field || form
    focused.focus({ preventScroll: true })
  }, [opened])
  useEffect(() => {
    if (alert?.focus) alertRef.current?.focus()
  }, [alert])

  return (
    <form
      ref={formRef}
      id={id}
      aria-label={label}
      aria-busy={busy}
      tabIndex={opened ? -1 : undefined}
      noValidate
      onFocus={wake}
      onSubmit={(event) => {
        // A form in a dialog that another form opened is sent alone: React passes its events on to that form.
        event.stopPropagation()
        void onSubmit(event)
      }}
    >
      <div role="alert" ref={alertRef} tabIndex={-1} className={css.alert}>
        {alert && (
          <Notice tone="danger" title={alert.title}>
            {alert.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {alert.requestId && (
              <p>
                {say('contact', 'If you contact us, mention')} {alert.requestId}.
              </p>
            )}
          </Notice>
        )}
      </div>
      <div className={columns ? `${css.fields} ${css.columns}` : css.fields}>{children}</div>
    </form>
  )
}

/** Fields in two columns within a form, behind a fold say. */
export const FormColumns = ({ children }: { children: ReactNode }) => (
  <div className={`${css.fields} ${css.columns}`}>{children}</div>
)

/** Begins a part of a form, in both columns. */
export const FormTitle = ({ title, lead }: { title: string; lead?: string }) => (
  <div className={css.wide}>
    <h3 className={css.title}>{title}</h3>
    {lead && <p className={css.lead}>{lead}</p>}
  </div>
)

/** Spans both columns of a `columns` form: long texts, uploads, the buttons. */
export const FormWide = ({ children }: { children: ReactNode }) => <div className={css.wide}>{children}</div>

/** The row of buttons that closes a form or a dialog: on a phone they stand under each other, the main one first. */
export const FormActions = ({ children }: { children: ReactNode }) => (
  <div className={`${css.actions} ${css.wide}`}>{children}</div>
)
