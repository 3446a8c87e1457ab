import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { optionalText, requiredText } from '../core/fields'
import { Certificate } from './certificate'

export const CertificateForm = z.object({ statement: optionalText(1_000), note: optionalText(1_000) })
export const VoidForm = z.object({ reason: requiredText('Say why in at least 5 characters', 500, 5) })

export const certificates = {
  issue: endpoint({
    method: 'POST',
    path: '/api/workorders/{id}/certificates',
    summary: 'Issue a certificate of conformance',
    note: 'It keeps what is true of the order now: part, material, heats, reports, waived documents. One is valid at a time. A required inspection report must be accepted or waived.',
    idempotent: true,
    params: idParam,
    body: CertificateForm,
    answer: Certificate,
    status: 201,
    refuses: ['conflict'],
  }),
  void: endpoint({
    method: 'POST',
    path: '/api/certificates/{id}/void',
    summary: 'Make a certificate void',
    note: 'Suppliers until the order is complete, admins at any time. The customer sees the reason.',
    params: idParam,
    body: VoidForm,
    answer: Certificate,
    refuses: ['conflict'],
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/certificates/{id}/pdf',
    summary: 'A certificate as PDF',
    note: 'For customers it names the company that sells, for suppliers their own, for admins both.',
    params: idParam,
    download: 'application/pdf',
    refuses: ['unavailable'],
  }),
}
