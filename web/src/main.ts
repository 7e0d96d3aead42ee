import './styles/base.css';
