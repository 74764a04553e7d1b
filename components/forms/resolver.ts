// The validation as the form library wants it. A module of its own, so that zod arrives with the first keystroke.
export { zodResolver } from "@hookform/resolvers/zod";
export { validationSchema } from "@/lib/enquiry/validation";
