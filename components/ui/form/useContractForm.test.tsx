import { jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { z } from 'zod'
import { NetworkError } from '@/lib/client/error-message'
import { Problem, type Issue } from '@/lib/contract/core/problem'
import { statusOf, type ProblemCode } from '@/lib/contract/core/problem-codes'
import type { Toast } from '../feedback/toast'
import { ToastContext } from '../feedback/Toasts'
import { TextField } from './TextField'
import { useContractForm } from './useContractForm'

const Schema = z.object({ name: z.string().min(1, 'Name is required') })

/** Sends a form with one field, and gives what its person then reads. */
async function sent(submit: () => Promise<unknown>, name = 'Honing') {
  const toasts: Toast[] = []
  let form!: ReturnType<typeof useContractForm<{ name: string }, { name: string }, unknown>>
  const Screen = () => {
    form = useContractForm({
      schema: async () => Schema,
      defaults: { name },
      submit,
      failTitle: 'Failed to Add Process',
      failText: 'There was an error adding the process',
    })
    return <TextField control={form.form.control} name="name" label="Name" />
  }
  renderToStaticMarkup(
    <ToastContext value={(toast) => toasts.push(toast)}>
      <Screen />
    </ToastContext>,
  )
  await form.onSubmit()
  return { toasts, form: form.form }
}

const refusedWith = (code: ProblemCode, issues?: Issue[]) => () =>
  Promise.reject(new Problem(code, 'You have a process of this name', issues))

// What is no Problem is a fault of ours, and is logged.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test.each(Object.keys(statusOf) as ProblemCode[])(
  'a form that is refused as %s says so in one toast, with the server’s reason',
  async (code) => {
    const { toasts } = await sent(refusedWith(code))
    const text = 'You have a process of this name'
    expect(toasts).toEqual([{ title: 'Failed to Add Process', text, tone: 'danger', silent: true }])
  },
)

test('a toast comes although the sentence stands beside its field, where it is read out', async () => {
  const issue = { path: 'name', message: 'You have a process of this name' }
  const { toasts, form } = await sent(refusedWith('validation', [issue]))
  expect(toasts).toMatchObject([{ title: 'Failed to Add Process', text: issue.message, silent: true }])
  expect(form.formState.errors).toBeDefined()
  expect(form.getFieldState('name').error?.message).toBe(issue.message)
  expect(form.getValues()).toEqual({ name: 'Honing' })
})

test('with the line down, or without a reason, the toast has the sentence of the form', async () => {
  const down = await sent(() => Promise.reject(new NetworkError()))
  expect(down.toasts).toMatchObject([{ text: /^There was an error adding the process\. We can’t reach/ }].map(matching))
  const fault = await sent(() => Promise.reject(new Error('x is undefined')))
  expect(fault.toasts).toMatchObject([{ text: 'There was an error adding the process' }])
})

test('what was never sent is no failed call: it is said beside the field alone', async () => {
  const submit = jest.fn(() => Promise.resolve())
  const { toasts } = await sent(submit, '')
  expect([toasts, submit.mock.calls]).toEqual([[], []])
})

const matching = ({ text }: { text: RegExp }) => ({ text: expect.stringMatching(text) as string })
