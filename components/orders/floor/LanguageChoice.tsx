'use client'

import { useState, type ChangeEvent } from 'react'
import rowSelect from '@/components/ui/controls/row-select.module.css'
import { useToast } from '@/components/ui/feedback/Toasts'
import { call } from '@/lib/client/call'
import { useLanguage, useSay } from '@/lib/client/words'
import { languages, type Language } from '@/lib/terms/language'
import { failureInWords } from './refusal'
import css from './Floor.module.css'

/** The language of the floor: the person's, on every phone. The page is loaded anew in it, and kept for work without a line. */
export function LanguageChoice() {
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const choose = async (event: ChangeEvent<HTMLSelectElement>) => {
    setBusy(true)
    try {
      await call('PATCH /api/user/language', { language: event.target.value as Language })
      location.reload()
    } catch (error) {
      setBusy(false)
      toast({ title: say('language'), text: failureInWords(say, language, 'page', error), tone: 'danger' })
    }
  }
  return (
    <span className={`${rowSelect.select} ${css.language}`}>
      <select aria-label={say('language')} value={language} disabled={isBusy} onChange={(event) => void choose(event)}>
        {Object.entries(languages).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </span>
  )
}
