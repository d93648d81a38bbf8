export { es as calendar } from 'react-day-picker/locale/es';
