'use client'

import { Upload } from 'lucide-react'
import { useState } from 'react'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { FileButton } from '@/components/ui/files/FileButton'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { useTabTitle } from '@/components/ui/hooks/useTabTitle'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { decideAndShow } from '@/lib/client/api'
import { saveFile } from '@/lib/client/save-file'
import type { Report } from '@/lib/contract/orders/report'
import { count } from '@/lib/terms/format'
import type { Cells } from '../cells'
import { guess, type Imported } from './guess'
import { ImportPreview } from './ImportPreview'
import { MarkQuestions } from './MarkQuestions'
import { readInWorker } from './read-in-worker'
import type { ReadTable } from './read-table'
import { templateOf } from './template'
import type { Marks } from './typed-number'

type Props = { report: Report; cells: Cells; open: boolean; onClose: () => void }
type Chosen = Imported & { read: ReadTable; answers: Marks; name: string }

/** Takes characteristics and values from a table, which is read in this browser and shown before it is written. */
export default function ImportDialog({ report, cells, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [busy, setBusy] = useState<'reading' | 'writing' | null>(null)
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null)
  useTabTitle(open ? 'Import a table' : null, true)
  const rows = (chosen?.rows ?? []).filter(({ problems }) => !problems.length)

  const attempt = async (what: 'reading' | 'writing', title: string, act: () => Promise<unknown>) => {
    setBusy(what)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error)
      // Reading a file is no call: only a failed write gets a toast, too.
      if (what === 'writing') fail(error, { title, silent: true })
      setFailure({ title, text })
    } finally {
      setBusy(null)
    }
  }
  const read = (file: File) =>
    attempt('reading', `Couldn’t read ${file.name}`, async () => {
      setChosen(null)
      take(await readInWorker(file), file.name, {})
    })
  const take = (read: ReadTable, name: string, answers: Marks) => {
    const { notices, ...found } = guess(read.rows, report, answers)
    setChosen({ ...found, notices: [...read.notices, ...notices], read, answers, name })
  }
  const write = () =>
    attempt('writing', 'Not imported', async () => {
      await cells.settled()
      const grid = gridWith(report, rows)
      const changed = await decideAndShow('PATCH /api/reports/{id}', { id: report.id, characteristics: grid })
      cells.take(changed)
      const byName = new Map(changed.characteristics.map((one) => [one.name.toLowerCase(), one]))
      const values = rows.flatMap(({ characteristic, values }) => {
        const written = byName.get(characteristic.name.toLowerCase())
        return written ? values.map((value) => ({ characteristic: written, ...value })) : []
      })
      cells.writeAll(values)
      toast({ title: `${inRows(rows.length)} imported`, text: `${count(values.length)} values.` })
      onClose()
    })
  const template = () =>
    saveFile(new Blob([templateOf(report.characteristics, report.sampleSize)], { type: 'text/csv' }), 'report.csv')

  return (
    <DialogFrame
      open={open}
      onClose={() => busy !== 'writing' && onClose()}
      title="Import a table"
      width={760}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton type="button" busy={busy === 'writing'} disabled={!rows.length} onClick={() => void write()}>
            {rows.length ? `Import ${inRows(rows.length)}` : 'Import'}
          </SubmitButton>
        </>
      }
    >
      <p>
        A CSV or XLSX file with the columns name, nominal, plus, minus, unit, critical, and s1, s2, … for the samples.
        It is read here, not uploaded.
      </p>
      <Row wrap gap="small">
        <FileButton
          label="Choose a table"
          accept=".csv,.xlsx,text/csv"
          disabled={busy !== null}
          onFiles={([file]) => file && void read(file)}
        >
          <Upload size={16} aria-hidden />
          <span>{busy === 'reading' ? 'Reading…' : chosen ? 'Choose another table' : 'Choose a table'}</span>
        </FileButton>
        <Button variant="text" onClick={template}>
          Template
        </Button>
      </Row>
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure.title}>
            {failure.text}
          </Notice>
        </div>
      )}
      {chosen && (
        <MarkQuestions
          questions={chosen.questions}
          answers={chosen.answers}
          onAnswer={(answers) =>
            void attempt('reading', `Couldn’t read ${chosen.name}`, async () => take(chosen.read, chosen.name, answers))
          }
        />
      )}
      {chosen && <ImportPreview imported={chosen} name={chosen.name} />}
    </DialogFrame>
  )
}

/** The grid of the report with the rows of the table: those of a known name take its place. */
function gridWith({ characteristics }: Report, rows: Imported['rows']) {
  const byId = new Map(rows.map(({ characteristic }) => [characteristic.id, characteristic]))
  const fresh = rows.flatMap(({ characteristic }) => (characteristic.id === undefined ? [characteristic] : []))
  return [...characteristics.map((one) => byId.get(one.id) ?? one), ...fresh]
}

const inRows = (n: number) => (n === 1 ? '1 row' : `${count(n)} rows`)
