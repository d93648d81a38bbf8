export { enGB as calendar } from 'react-day-picker/locale/en-GB';
